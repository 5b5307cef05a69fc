import {
  dropRequest,
  findRequest,
  keepRequest,
  type QueuedRequest,
} from '#forms/delivery/queued-requests.ts';
import {
  appendEntry,
  type Entry,
  removeEntry,
  updateEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { PIECE_BYTES } from '../pictures/picture-pieces.ts';
import { PAPER_PICTURES, photographsKey } from './device-keys.ts';

/** Which paper of which application. */
export interface PaperAt {
  reference: string;
  paper: string;
}

export const STORAGE_FULL =
  'The storage of your phone is full, so this photograph could not be kept. The one before is still here and waits. Delete something from the phone, then photograph the paper again.';

/**
 * Writes a photograph to the device before anything is sent: the picture first, then the entry that needs it. It takes
 * the place of one of the same paper that waits still; where the device has no room for it, that one stays.
 */
export async function keepPhotograph(
  slug: string,
  { reference, paper, pass }: PaperAt & { pass: string },
  picture: Blob,
): Promise<{ entry: WaitingEntry; queued: QueuedRequest } | { problem: string }> {
  const key = newKey();
  const listKey = photographsKey(slug);
  const keptAt = new Date().toISOString();
  const bytes = await picture.arrayBuffer();
  const file = { field: 'bytes', name: 'paper.jpg', type: picture.type, lastModified: 0, bytes };
  const fields = { pass, paper };
  const queued: QueuedRequest = {
    key,
    listKey,
    address: PAPER_PICTURES,
    fields,
    file,
    keptAt,
    pieceBytes: PIECE_BYTES,
  };
  const isKept = await keepRequest(queued);
  const earlier = waitingEntries(listKey).filter((before) => isOf(before, { reference, paper }));
  if (!isKept && earlier.length > 0) return { problem: STORAGE_FULL };
  for (const before of earlier) await dropPhotograph(slug, before);
  const entry: WaitingEntry = {
    reference,
    paper,
    size: bytes.byteLength,
    submissionDate: keptAt,
    delivery: { key, hasReachedSchool: false },
  };
  appendEntry(listKey, entry);
  return { entry, queued };
}

/**
 * Gives the photographs of this application whose pass was over the new one, and gives those that can be sent again.
 * What still has a pass keeps it: that of an account lets its holder do more.
 */
export async function renewPass(
  slug: string,
  { reference, pass }: { reference: string; pass: string },
): Promise<WaitingEntry[]> {
  const listKey = photographsKey(slug);
  const over = waitingEntries(listKey).filter(
    ({ delivery, ...entry }) => delivery.needsProof && entry.reference === reference,
  );
  for (const { delivery } of over) {
    const queued = await findRequest(delivery.key);
    if (queued) await keepRequest({ ...queued, fields: { ...queued.fields, pass } });
    const { needsProof: _over, ...rest } = delivery;
    updateEntry(listKey, delivery.key, (entry) => ({ ...entry, delivery: rest }));
  }
  const keys = over.map(({ delivery }) => delivery.key);
  return waitingEntries(listKey).filter(({ delivery }) => keys.includes(delivery.key));
}

/** Takes a photograph off the device. What of it is at the school goes there with its time. */
export async function dropPhotograph(slug: string, { delivery }: WaitingEntry): Promise<void> {
  removeEntry(photographsKey(slug), delivery.key);
  await dropRequest(delivery.key);
}

export function isOf(entry: Entry, { reference, paper }: PaperAt): boolean {
  return entry.reference === reference && entry.paper === paper;
}
