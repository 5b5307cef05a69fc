import type { RecordStatus } from '#desk/record/record-status.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { type StoredFormKind, storedForms, unknownStatus } from './stored-form.ts';

/** What the office has done with a form. Each move can be undone, so that `next` leads back as well. */
export interface FormStatus extends RecordStatus {
  /** It waits to be paid, or it is. */
  takesPayment?: true;
  isPaid?: true;
}

export type FormStatuses = Readonly<Record<string, FormStatus>>;

/** Every form begins so. */
export const FIRST_STATUS = 'new';

export function getStatus(kind: StoredFormKind, status: string): FormStatus {
  const found = Object.entries(storedForms[kind].statuses).find(([name]) => name === status)?.[1];
  if (found) return found;
  if (kind === 'removed') return unknownStatus;
  throw new Error('No such status');
}

/**
 * From when its time of keeping counts, once it is in this status. A membership ends with its school year, also when
 * nobody closes it.
 */
export function endOf(
  kind: StoredFormKind,
  status: string,
  { schoolYear }: FormAnswers,
  now: Date,
): string | null {
  if (schoolYear) return startInLusaka(`${Number(schoolYear) + 1}-01-01`).toISOString();
  return getStatus(kind, status).isOver ? now.toISOString() : null;
}
