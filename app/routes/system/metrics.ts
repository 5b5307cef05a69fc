import { isFromInside, services } from '#app/services.server.ts';
import { takeEventLoopDelay } from '#lib/event-loop-delay.server.ts';
import {
  countDeadMails,
  countWaitingMails,
  findOldestWaitingMailAt,
} from '#lib/mail/outbox-state.server.ts';
import { countedLines, gauge } from '#lib/metrics.server.ts';
import { notFound } from '#lib/problem.server.ts';
import type { Route } from './+types/metrics.ts';

/** What the server counts about itself, for whoever watches it from inside; for all others there is nothing here. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  if (!context.get(isFromInside)) return notFound();
  const { store, clock, checkWrites } = context.get(services);
  const isReady = await checkWrites().then(
    () => true,
    () => false,
  );
  const lines = [
    ...countedLines(),
    ...gauge('school_ready', 'Whether submissions can be stored', Number(isReady)),
    ...(await outbox()),
    ...ofProcess(),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });

  /** Left out while the store cannot be read: the rest is what one wants to see then. */
  async function outbox(): Promise<string[]> {
    try {
      const oldest = await findOldestWaitingMailAt(store.read);
      const age = oldest ? (clock.now().getTime() - new Date(oldest).getTime()) / 1000 : 0;
      const waiting = await countWaitingMails(store.read);
      const dead = await countDeadMails(store.read);
      return [
        ...gauge('school_outbox_waiting', 'Mails that have not left yet', waiting),
        ...gauge('school_outbox_age_seconds', 'Age of the oldest of them', age),
        ...gauge('school_outbox_dead', 'Mails that no server takes', dead),
      ];
    } catch {
      return [];
    }
  }
}

function ofProcess(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { p99 } = takeEventLoopDelay();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the process', rss),
    ...gauge('nodejs_heap_used_bytes', 'Memory in use by objects', heapUsed),
    ...gauge('process_uptime_seconds', 'Since the start', process.uptime()),
    ...gauge('nodejs_eventloop_delay_p99_seconds', 'Since this page was last asked for', p99),
  ];
}
