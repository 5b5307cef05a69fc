import { type DeliveryOutcome, deliverForm, newKey } from '#lib/deliver.ts';
import { markEntry } from '#lib/send-entries.ts';
import {
  appendEntry,
  type Entry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#lib/submission-list.ts';
import { jobApplicationsKey } from './device-keys.ts';
import { type JobAnswers, textNames } from './schema.ts';

/** One application on its way: sent again as it is, it is the same application for the school. */
export interface Attempt {
  answers: JobAnswers;
  resume: File;
  entry: WaitingEntry;
}

/** Writes the application to the device's list. Unchanged since `before`, it stays the entry that is there. */
export function startAttempt(
  slug: string,
  answers: JobAnswers,
  resume: File,
  before?: Attempt,
): Attempt {
  if (before && isSame(before, answers, resume)) return before;
  const listKey = jobApplicationsKey(slug);
  const unsent = waitingFor(slug, answers.position);
  if (unsent) removeEntry(listKey, unsent.delivery.key);
  const entry: WaitingEntry = {
    ...answers,
    resume: resume.name,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false },
  };
  appendEntry(listKey, entry);
  return { answers, resume, entry };
}

/** Sends it with its resume and writes into the list what has become of it. */
export async function sendAttempt(
  slug: string,
  { answers, resume, entry }: Attempt,
  onProgress: (share: number) => void,
): Promise<DeliveryOutcome> {
  const form = new FormData();
  for (const name of textNames) form.append(name, answers[name]);
  form.append('resume', resume);
  const { key } = entry.delivery;
  const outcome = await deliverForm('/api/job-applications', form, key, onProgress);
  const listKey = jobApplicationsKey(slug);
  markEntry({ listKey, onRefused: () => removeEntry(listKey, key) }, entry, outcome);
  return outcome;
}

/** What was filled in for this post on this device and never reached the school. The resume is not kept. */
export function waitingFor(slug: string, position: string): WaitingEntry | undefined {
  return waitingEntries(jobApplicationsKey(slug)).find((entry) => entry.position === position);
}

export function answersOf(entry: Entry): JobAnswers {
  const texts = textNames.map((name) => [name, typeof entry[name] === 'string' ? entry[name] : '']);
  return Object.fromEntries(texts);
}

/** Phones take a file away when it is moved or its cloud copy goes; the browser then only says "no network". */
export async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function isSame(before: Attempt, answers: JobAnswers, resume: File): boolean {
  const known = before.resume;
  return (
    textNames.every((name) => before.answers[name] === answers[name]) &&
    known.name === resume.name &&
    known.size === resume.size &&
    known.lastModified === resume.lastModified
  );
}
