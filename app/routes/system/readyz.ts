import { services } from '#app/services.server.ts';
import { ping } from '#db/migrate.server.ts';
import { problem } from '#lib/problem.server.ts';
import type { Route } from './+types/readyz.ts';

/** 200 only while the store answers. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { store, log } = context.get(services);
  try {
    await ping(store);
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : String(error) },
      'store does not answer',
    );
    return problem({ status: 503, title: 'Not ready', detail: 'The store does not answer.' });
  }
  return new Response('ready\n', { headers: { 'Cache-Control': 'no-store' } });
}
