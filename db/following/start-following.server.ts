import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Environment } from '#lib/env.server.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import type { SecondPlace } from '#lib/store/second-place.ts';
import type { Found } from './check-place.server.ts';
import type { Asked, FollowData, Told } from './follow-thread.server.ts';
import type { Report } from './follower.server.ts';
import { noteDamage, readLastDamage } from './last-check.server.ts';

/** The program of the thread, where it is not built. */
const SOURCE = join(import.meta.dirname, 'follow-thread.server.ts');
/** So long a commit may take to be there. A slow place takes longer without a fault. */
const AS_PROMISED_MS = 1000;
/** A thread that says nothing hangs at the place. */
const SILENCE_MS = 45_000;
const STOP_MS = 10_000;
const BEGIN_AGAIN_MS = 5000;
/** How far back every moment can be brought back. */
const DAYS_KEPT = 7;
const DAY_MS = 86_400_000;

export interface Following extends SecondPlace {
  /** Brings the last commits there. */
  stop(): Promise<void>;
}

/** Lets a thread follow the data to `COPY_TO`; undefined where that is not set. */
export function startFollowing(
  env: Environment,
  { log, program = SOURCE }: { log: Log; program?: string | undefined },
): Following | undefined {
  const { copyTo, bucketAccount: account, copyKey, dataDir } = env;
  if (!copyTo) return undefined;
  const data: FollowData = { copyTo, account, copyKey, dataDir, areFilesHere: !env.s3 };
  let said: Report = { at: Date.now(), isOnSameDisk: false };
  let heardAt = Date.now();
  let upToDateAt = Date.now();
  let isStopping = false;
  let number = 0;
  let damage = readLastDamage(dataDir);
  const waiting = new Map<number, { resolve(found?: Found): void; reject(error: Error): void }>();

  let thread = begin();
  function begin(): Worker {
    const worker = new Worker(program, { workerData: data, name: 'copies' });
    worker.on('message', (told: Told) => ('report' in told ? hear(told.report) : answer(told)));
    worker.on('error', (error) => log.error({ reason: error.message }, 'following has failed'));
    worker.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('following has ended'));
      waiting.clear();
      if (!isStopping) setTimeout(() => (thread = begin()), BEGIN_AGAIN_MS).unref();
    });
    return worker;
  }

  function hear(report: Report): void {
    heardAt = Date.now();
    if (report.fault && report.fault !== said.fault) {
      log.warn({ fault: report.fault, reason: report.reason }, 'copies cannot follow');
    }
    if (said.fault && !report.fault) log.info('copies follow again');
    if (!report.fault) upToDateAt = report.at;
    said = report;
  }

  function answer({ answer, found, failed }: Extract<Told, { answer: number }>): void {
    const asked = waiting.get(answer);
    waiting.delete(answer);
    if (failed) asked?.reject(new Error(failed));
    else asked?.resolve(found);
  }

  const tell = (asked: Asked) => thread.postMessage(asked);
  function ask(stopping: AbortSignal, asked: (number: number) => Asked) {
    let leave = () => {};
    return new Promise<Found | undefined>((resolve, reject) => {
      leave = () => resolve(undefined);
      if (stopping.aborted) return leave();
      stopping.addEventListener('abort', leave);
      number += 1;
      waiting.set(number, { resolve, reject });
      tell(asked(number));
    }).finally(() => stopping.removeEventListener('abort', leave));
  }
  const fault = () => (Date.now() - heardAt > SILENCE_MS ? 'slow' : said.fault);
  return {
    fault,
    behindMs() {
      const behind = Date.now() - upToDateAt;
      return fault() || behind > AS_PROMISED_MS ? behind : 0;
    },
    isOnSameDisk: () => said.isOnSameDisk,
    damage: () => damage,
    isReadable: () => copyKey === undefined,
    async check(stopping) {
      if (fault()) return undefined;
      const found = await ask(stopping, (number) => ({ ask: 'check', number }));
      if (!found) return undefined;
      damage = found.damage;
      noteDamage(dataDir, damage);
      if (damage) log.error({ damage }, 'copies are damaged');
      return damage ? undefined : found.at;
    },
    async forgetOld(now, stopping) {
      if (fault()) return;
      tell({ ask: 'begin anew' });
      const before = now.getTime() - DAYS_KEPT * DAY_MS;
      await ask(stopping, (number) => ({ ask: 'forget', number, before }));
    },
    async stop() {
      isStopping = true;
      const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
      tell({ ask: 'stop' });
      const timer = setTimeout(() => thread.terminate(), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
