import { hash } from 'node:crypto';
import type { PapersPass } from '../papers-pass.server.ts';
import { destroyPicture } from '../pictures/destroy-picture.server.ts';
import { pictureFaults } from '../pictures/picture-faults.ts';
import { judgePicture, type PictureServices } from './judge-picture.server.ts';
import { type KeptResult, keepWhole } from './keep-whole.server.ts';
import type { PaperServices } from './said-by-family.server.ts';

/** What has become of a picture whose pieces have come. */
export type PutTogether =
  | KeptResult
  | { outcome: 'missing'; missing: number[] }
  /** Not as the phone sent it: to be sent again. */
  | { outcome: 'damaged' };

export const refused = (detail: string, status = 422) =>
  ({ outcome: 'refused', status, detail }) satisfies PutTogether;

/** Puts the pieces together. What is no picture leaves nothing behind but its key. */
export async function putTogether(
  services: PictureServices,
  pass: PapersPass,
  { key: id, paper, sha256 }: { key: string; paper: string; sha256: string },
): Promise<PutTogether> {
  const { store, files } = services;
  const pieces = await store.read
    .selectFrom('paper_picture_pieces')
    .select(['number', 'stored_file'])
    .where('picture_id', '=', id)
    .orderBy('number')
    .execute();
  const parts = await Promise.all(pieces.map(({ stored_file }) => files.read(stored_file)));
  const found = parts.filter((part) => part !== undefined);
  const whole = Buffer.concat(found);
  // Another request has put it together and taken the pieces away meanwhile: the phone asks again and hears so.
  if (parts.length === 0) return { outcome: 'damaged' };
  if (found.length < parts.length) {
    const lost = pieces.filter((_, at) => parts[at] === undefined);
    return forgetLost(services, id, lost);
  }
  if (hash('sha256', whole, 'hex') !== sha256) return dropBroken(services, id, 'broken');
  const read = await judgePicture(services, whole);
  if ('fault' in read) return dropBroken(services, id, read.fault);
  return keepWhole(services, { id, pass, paper, bytes: read.bytes }, async () => {});
}

/** Pieces whose files are gone, as after a copy of the database was put back: the phone sends these again. */
async function forgetLost(
  { store }: PaperServices,
  id: string,
  lost: readonly { number: number; stored_file: string }[],
): Promise<PutTogether> {
  const files = lost.map(({ stored_file }) => stored_file);
  await store.write((transaction) =>
    transaction
      .deleteFrom('paper_picture_pieces')
      .where('picture_id', '=', id)
      .where('stored_file', 'in', files)
      .execute(),
  );
  return { outcome: 'missing', missing: lost.map(({ number }) => number) };
}

async function dropBroken(
  { store, files, clock }: PaperServices,
  id: string,
  fault: keyof typeof pictureFaults,
): Promise<PutTogether> {
  const gone = await store.write((transaction) =>
    destroyPicture(transaction, id, 'unreadable', clock.now()),
  );
  for (const name of gone) await files.remove(name);
  const { status, message } = pictureFaults[fault];
  return refused(message, status);
}
