import { type KindOnDevice, onDevice } from '#features/submissions/on-device.ts';
import type { Mailbox } from '#forms/delivery/send-entries.ts';
import type { SubmissionKind } from '#forms/submission-kind.ts';
import { capitalized } from '#lib/text/capitalized.ts';

/** A kind of submission that may wait on this device, and the words for it. */
export interface WaitingKind
  extends Pick<SubmissionKind, 'page' | 'words' | 'received'>,
    Pick<KindOnDevice, 'correct' | 'prove' | 'broughtBack'> {
  mailbox: Mailbox;
}

/** All kinds, in the order in which they are sent. */
export function waitingKinds(slug: string): WaitingKind[] {
  return onDevice.map(({ page, words, received, mailbox, correct, prove, broughtBack }) => {
    const hands = {
      ...(correct && { correct }),
      ...(prove && { prove }),
      ...(broughtBack && { broughtBack }),
    };
    return { page, words, received, mailbox: mailbox(slug), ...hands };
  });
}

/** "One application and 2 messages". */
export function inWords(counts: { count: number; one: string; many: string }[]): string {
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : `${count} ${many}`));
  const last = parts.pop() ?? '';
  return capitalized(parts.length > 0 ? `${parts.join(', ')} and ${last}` : last);
}
