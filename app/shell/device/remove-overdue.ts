import { messageDraftKey, messagesKey } from '#features/contact/device-keys.ts';
import { applicationsKey, draftKey } from '#features/enrollment/form/device-keys.ts';
import { forgetDraft, readDraft, savedAtKey } from '#features/enrollment/form/draft.ts';
import {
  paymentDraftKey,
  paymentsKey,
  transactionDraftKey,
} from '#features/meals/form/device-keys.ts';
import { findFormDraft } from '#features/parent-forms/form/form-draft.ts';
import { formListKey } from '#features/parent-forms/form/kept-form.ts';
import { parentForms } from '#features/parent-forms/parent-forms.ts';
import { jobApplicationsKey, jobDraftKey } from '#features/recruitment/form/device-keys.ts';
import { dropRequest, listRequests } from '#forms/delivery/queued-requests.ts';
import { findDraft } from '#forms/device/kept-draft.ts';
import { isOverdue } from '#forms/device/kept-time.ts';
import { type Entry, isWaiting, listEntries } from '#forms/device/submission-list.ts';
import { keep, readKept } from '#lib/device/device-store.ts';

/** A queued request is put down a moment before its entry. */
const LONGEST_MOMENT_MS = 60 * 60_000;

const shortDraftKeys = [messageDraftKey, jobDraftKey, paymentDraftKey, transactionDraftKey];

/** Removes what was delivered, and the draft, once they have been here for too long. What waits stays. */
export async function removeOverdue(slug: string, now: Date): Promise<void> {
  const lists = [
    applicationsKey(slug),
    jobApplicationsKey(slug),
    messagesKey(slug),
    ...parentForms.map((form) => formListKey(form, slug)),
    paymentsKey(slug),
  ];
  for (const listKey of lists) {
    const entries = listEntries(listKey);
    const rest = withoutOverdue(entries, now);
    if (rest.length < entries.length) keep(listKey, rest);
  }
  ageDraft(draftKey(slug), now);
  // Looking for an overdue one forgets it.
  for (const form of parentForms) findFormDraft(form, slug, now);
  for (const key of shortDraftKeys) findDraft(key(slug), now);
  await dropOrphans(lists, now);
}

export function withoutOverdue(entries: Entry[], now: Date): Entry[] {
  return entries.filter((entry) => isWaiting(entry) || !isOverdue(entry.submissionDate, now));
}

/** Reading an overdue draft forgets it; one without a date, from before React woke, is dated now. */
function ageDraft(key: string, now: Date): void {
  const hasAnswers = Object.keys(readDraft(key).answers).length > 0;
  if (!hasAnswers) forgetDraft(key);
  else if (readKept(savedAtKey(key)).state !== 'kept') keep(savedAtKey(key), now.toISOString());
}

/** Files whose entry is gone. */
async function dropOrphans(lists: string[], now: Date): Promise<void> {
  const waiting = lists.flatMap(listEntries).filter(isWaiting);
  for (const { key, keptAt } of await listRequests()) {
    const isNew = now.getTime() - Date.parse(keptAt) < LONGEST_MOMENT_MS;
    if (!isNew && !waiting.some(({ delivery }) => delivery.key === key)) await dropRequest(key);
  }
}
