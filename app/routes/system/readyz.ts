import { services } from '#app/services.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import type { ProxyFault } from '#lib/http/unknown-proxy.server.ts';
import type { Route } from './+types/readyz.ts';

const PROXY_FAULTS: Record<ProxyFault, string> = {
  unnamed: 'TRUSTED_PROXY does not name the proxy in front',
  unreadable: 'The proxy in front does not say in X-Forwarded-For for whom it asks',
};

/** 200 only while this process can store what families send: whether a load balancer should send it any. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { checkWrites, proxies, log } = context.get(services);
  try {
    await checkWrites();
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : String(error) },
      'stores take nothing',
    );
    return problem({
      status: 503,
      title: 'Not ready',
      // Such as a database of a newer version: whoever runs the site can do something about it.
      detail: error instanceof CannotStart ? error.message : 'Nothing can be stored at the moment.',
    });
  }
  const fault = proxies.fault();
  const warning = fault ? `${PROXY_FAULTS[fault]}: all visitors share one limit.\n` : '';
  return new Response(`ready\n${warning}`, { headers: { 'Cache-Control': 'no-store' } });
}
