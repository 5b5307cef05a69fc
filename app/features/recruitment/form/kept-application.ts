import { dropRequest, keepRequest, type QueuedRequest } from '#forms/delivery/queued-requests.ts';
import {
  appendEntry,
  type Entry,
  newEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { JOB_APPLICATIONS, jobApplicationsKey } from './device-keys.ts';
import { type JobAnswers, textNames } from './schema.ts';

/** One application on its way: sent again as it is, it is the same application for the school. */
export interface Attempt {
  entry: WaitingEntry;
  queued: QueuedRequest;
  /** The device has the resume too; it may be closed. */
  isResumeKept: boolean;
}

/**
 * Writes the application to the device before anything is sent: the resume first, then the entry that needs it.
 * Unchanged since `before`, it stays what is there; else it takes the place of what waited for the same post.
 */
export async function keepJobApplication(
  slug: string,
  form: string,
  answers: JobAnswers,
  resume: File,
  before?: Attempt,
): Promise<Attempt> {
  if (before && isSame(before, answers, resume)) return before;
  const listKey = jobApplicationsKey(slug);
  const key = newKey();
  const queued: QueuedRequest = {
    key,
    listKey,
    address: JOB_APPLICATIONS,
    fields: answers,
    file: {
      field: 'resume',
      name: resume.name,
      type: resume.type,
      lastModified: resume.lastModified,
      bytes: await resume.arrayBuffer(),
    },
    keptAt: new Date().toISOString(),
  };
  const isResumeKept = await keepRequest(queued);
  const unsent = waitingFor(slug, answers.position);
  if (unsent) {
    removeEntry(listKey, unsent.delivery.key);
    await dropRequest(unsent.delivery.key);
  }
  const entry = newEntry({ ...answers, resume: resume.name }, { key, form });
  appendEntry(listKey, entry);
  return { entry, queued, isResumeKept };
}

/** What was filled in for this post on this device and never reached the school. */
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

function isSame({ queued }: Attempt, answers: JobAnswers, resume: File): boolean {
  const { fields, file } = queued;
  return (
    textNames.every((name) => fields[name] === answers[name]) &&
    file?.name === resume.name &&
    file.bytes.byteLength === resume.size &&
    file.lastModified === resume.lastModified
  );
}
