import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { removeEntry } from '#forms/device/submission-list.ts';
import { PAPER_PICTURES, photographsKey } from './device-keys.ts';

export function photographsMailbox(slug: string): Mailbox {
  const listKey = photographsKey(slug);
  return {
    listKey,
    address: PAPER_PICTURES,
    fieldsOf: () => ({}),
    hasFile: true,
    // The school knows of it now; on a shared phone nothing is left that tells of a paper.
    onReceived: ({ delivery }) => removeEntry(listKey, delivery.key),
  };
}
