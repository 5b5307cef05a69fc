import type { Store } from '../store/store.server.ts';
import { newCounter, newHistogram } from './metrics.server.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const submissions = newCounter(
  'school_submissions_total',
  'Submissions by kind and what became of them',
);
const mailTries = newCounter('school_mail_tries_total', 'Tries to send a mail, by outcome');
const scans = newCounter('school_scans_total', 'Files shown to the virus scanner, by verdict');
const writeSeconds = newHistogram(
  'school_write_seconds',
  'From asking for a write to its being on the disk',
  SECONDS,
);
const requestSeconds = newHistogram(
  'school_request_seconds',
  'Time to answer, by kind of address and class of status',
  SECONDS,
);

/** Counts a submission by its outcome, or as failed when it throws. */
export async function countOutcome<Result extends { outcome: string }>(
  kind: string,
  work: Promise<Result>,
): Promise<Result> {
  try {
    const result = await work;
    submissions.add({ kind, outcome: result.outcome });
    return result;
  } catch (error) {
    submissions.add({ kind, outcome: 'failed' });
    throw error;
  }
}

export function countMailTry(outcome: string): void {
  mailTries.add({ outcome });
}

export function countScan(verdict: string): void {
  scans.add({ verdict });
}

const observers = new Map<string, (seconds: number) => void>();

export function observeRequest(kind: string, status: number, seconds: number): void {
  const hundred = Math.floor(status / 100);
  const key = kind + hundred;
  let observe = observers.get(key);
  if (!observe) {
    observe = requestSeconds.of({ kind, status: `${hundred}xx` });
    observers.set(key, observe);
  }
  observe(seconds);
}

/** The same store, with its writes timed. */
export function timedStore(store: Store): Store {
  const observe = writeSeconds.of({});
  return {
    ...store,
    async write(work) {
      const startedAt = performance.now();
      try {
        return await store.write(work);
      } finally {
        observe((performance.now() - startedAt) / 1000);
      }
    },
  };
}
