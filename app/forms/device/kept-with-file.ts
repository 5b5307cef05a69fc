import { newKey } from '#lib/crypto/new-key.ts';
import { dropRequest, keepRequest, type QueuedRequest } from '../delivery/queued-requests.ts';
import { answersFrom, type FormAnswers, isSameForm } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import { formListKey } from './form-keys.ts';
import { appendEntry, newEntry, removeEntry, type WaitingEntry } from './submission-list.ts';

/** One form with its file on its way: sent again as it is, it is the same for the school. */
export interface Attempt {
  entry: WaitingEntry;
  queued: QueuedRequest;
  /** The device has the file too; it may be closed. */
  isFileKept: boolean;
}

interface FilledIn {
  /** Where it was filled in. */
  page: string;
  answers: FormAnswers;
  field: string;
  file: File;
}

/**
 * Writes the form to the device before anything is sent: the file first, then the entry that needs it. Unchanged since
 * `before`, it stays what is there; else it takes the place of what `findUnsent` finds.
 */
export async function keepWithFile(
  form: AnyForm,
  slug: string,
  { page, answers, field, file }: FilledIn,
  before: Attempt | undefined,
  findUnsent: () => WaitingEntry | undefined,
): Promise<Attempt> {
  if (before && isSameForm(form, answersFrom(form, before.entry), answers) && isSame(before, file))
    return before;
  const listKey = formListKey(form, slug);
  const key = newKey();
  const { [field]: _, ...fields } = answers;
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer();
  const queued: QueuedRequest = {
    key,
    listKey,
    address: form.api,
    fields,
    file: { field, name, type, lastModified, bytes },
    keptAt: new Date().toISOString(),
  };
  const isFileKept = await keepRequest(queued);
  const unsent = findUnsent();
  if (unsent) {
    removeEntry(listKey, unsent.delivery.key);
    await dropRequest(unsent.delivery.key);
  }
  const entry = newEntry(answers, { key, form: page });
  appendEntry(listKey, entry);
  return { entry, queued, isFileKept };
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

function isSame({ queued: { file: kept } }: Attempt, file: File): boolean {
  return kept?.bytes.byteLength === file.size && kept.lastModified === file.lastModified;
}
