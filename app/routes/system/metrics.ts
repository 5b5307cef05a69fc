import { isFromInside, services } from '#app/services.server.ts';
import { isErasingStopped } from '#features/retention/stopped-retention.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { countMails, findOldestWaitingMailAt } from '#lib/mail/outbox-state.server.ts';
import type { Check } from '#lib/metrics/checks.server.ts';
import { takeEventLoopDelay } from '#lib/metrics/event-loop-delay.server.ts';
import { countedLines, gauge } from '#lib/metrics/metrics.server.ts';
import { findDamage, findLastCopy } from '#lib/store/data-state.server.ts';
import type { Route } from './+types/metrics.ts';

/** What the server counts about itself, for whoever watches it from inside; for all others there is nothing here. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  if (!context.get(isFromInside)) return notFound();
  const { store, clock, secondPlace, checkWrites, checkFiles, checkScanner } =
    context.get(services);
  const lines = [
    ...countedLines(),
    ...(await readiness()),
    ...(await outbox()),
    ...(await erasing()),
    ...(await data()),
    ...following(),
    ...ofProcess(),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });

  /** All asked at once: who reads this page waits ten seconds and no longer. */
  async function readiness(): Promise<string[]> {
    const looked = await Promise.all([
      lookAt('school_ready', 'Whether submissions can be stored', checkWrites),
      lookAt('school_files_ready', 'Whether files can be kept', checkFiles),
      lookAt('school_scanner_ready', 'Whether the virus scanner answers', checkScanner),
    ]);
    return looked.flat();
  }

  /** Left out while the store cannot be read: the rest is what one wants to see then. */
  async function outbox(): Promise<string[]> {
    try {
      const oldest = await findOldestWaitingMailAt(store.read);
      const age = oldest ? (clock.now().getTime() - new Date(oldest).getTime()) / 1000 : 0;
      const waiting = await countMails(store.read, 'waiting');
      const dead = await countMails(store.read, 'dead');
      return [
        ...gauge('school_outbox_waiting', 'Mails that have not left yet', waiting),
        ...gauge('school_outbox_age_seconds', 'Age of the oldest of them', age),
        ...gauge('school_outbox_dead', 'Mails that no server takes', dead),
      ];
    } catch {
      return [];
    }
  }

  async function data(): Promise<string[]> {
    try {
      const { takenAt, since } = await findLastCopy(store.read);
      const age = Math.max(0, clock.now().getTime() - Date.parse(takenAt ?? since)) / 1000;
      const damage = await findDamage(store.read);
      return [
        ...gauge('school_copy_age_seconds', 'Since the last copy, or without any', age),
        ...gauge(
          'school_database_damaged',
          'Whether a page was damaged last night',
          damage ? 1 : 0,
        ),
      ];
    } catch {
      return [];
    }
  }

  function following(): string[] {
    if (!secondPlace) return [];
    return [
      ...gauge(
        'school_second_place_behind_seconds',
        'For how long the newest change has been missing at COPY_TO',
        secondPlace.behindMs() / 1000,
      ),
      ...gauge(
        'school_second_place_damaged',
        'Whether copies at COPY_TO were damaged last night',
        secondPlace.damage() ? 1 : 0,
      ),
    ];
  }

  async function erasing(): Promise<string[]> {
    try {
      const isHeld = await isErasingStopped(store.read, clock.now());
      return gauge(
        'school_erasing_waits',
        'Whether nothing is erased until an administrator has looked',
        isHeld ? 1 : 0,
      );
    } catch {
      return [];
    }
  }
}

/** 1 while it works, 0 while it does not; nothing where there is nothing to look at. */
async function lookAt(name: string, help: string, check: Check | undefined): Promise<string[]> {
  if (!check) return [];
  const value = await check().then(
    () => 1,
    () => 0,
  );
  return gauge(name, help, value);
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
