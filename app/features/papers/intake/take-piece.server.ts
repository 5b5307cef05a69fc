import { hash } from 'node:crypto';
import type { AttemptRule } from '#lib/limits/attempt-window.ts';
import { countAttempt, subjectOf } from '#lib/limits/attempts.server.ts';
import { asTooMany, countUpload, type Sender, type TooMany } from '#lib/limits/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { destroyPicture } from '../destroy-picture.server.ts';
import { type PapersPass, readPass } from '../papers-pass.server.ts';
import { pictureFaults } from '../picture-faults.ts';
import { LARGEST_SMALL_PICTURE, lengthOfPiece, missingPieces } from '../picture-pieces.ts';
import type { PaperServices } from './choose-way.server.ts';
import { judgePicture, type PictureServices } from './judge-picture.server.ts';
import { type KeptResult, keepWhole } from './keep-whole.server.ts';
import { openPaper } from './open-paper.server.ts';

interface SentPiece {
  /** Of the picture: all its pieces come under it, however often. */
  key: string;
  pass: string;
  paper: string;
  /** Of the whole picture. */
  size: number;
  sha256: string;
  /** Without one the phone only asks what is missing. */
  piece?: { number: number; sha256: string; bytes: Uint8Array } | undefined;
  sender?: Sender | undefined;
}

type PieceResult =
  | KeptResult
  | { outcome: 'missing'; missing: number[] }
  /** Not as the phone sent it: to be sent again. */
  | { outcome: 'damaged' }
  | TooMany;

const DAY_MS = 86_400_000;
/** A dozen papers, each photographed a few times by both guardians. */
const byReference: AttemptRule = { name: 'pictures by reference', most: 60, perMs: DAY_MS };

const OVER = 'This was kept too long before it could be sent. Please photograph the paper again.';
const OTHER_PICTURE =
  'We could not take this picture as it was sent. Please photograph the paper again.';

/**
 * Takes one piece of a picture, in any order and however often, and says which are missing. With the last one the
 * picture is put together, looked at without being unpacked, and kept without what nobody needs to see of it.
 */
export async function takePiece(services: PictureServices, sent: SentPiece): Promise<PieceResult> {
  const { store, clock, secret } = services;
  const pass = await readPass(store.read, sent.pass, { secret, now: clock.now() });
  if (!pass) return refused(OVER);
  if (sent.size > LARGEST_SMALL_PICTURE) return refused(pictureFaults.tooLarge.message, 413);
  const { piece } = sent;
  if (piece && !isWhole(piece, sent.size)) return { outcome: 'damaged' };
  try {
    const there = await keepPiece(services, pass, sent);
    if ('outcome' in there) return there;
    const missing = missingPieces(sent.size, there.numbers);
    return missing.length > 0 ? { outcome: 'missing', missing } : finish(services, pass, sent);
  } catch (error) {
    return asTooMany(error);
  }
}

const refused = (detail: string, status = 422) =>
  ({ outcome: 'refused', status, detail }) satisfies PieceResult;

function isWhole({ number, sha256, bytes }: NonNullable<SentPiece['piece']>, size: number) {
  const length = lengthOfPiece(size, number);
  return length > 0 && bytes.length === length && hash('sha256', bytes, 'hex') === sha256;
}

/** The numbers of the pieces that are there now, or what has become of the picture. */
async function keepPiece(
  { store, files, clock, secret, content }: PaperServices,
  pass: PapersPass,
  { key, paper, size, sha256, piece, sender }: SentPiece,
): Promise<PieceResult | { numbers: number[] }> {
  const now = clock.now();
  const name = piece && (await files.keep(piece.bytes));
  let isNamed = false;
  try {
    return await store.write(async (transaction) => {
      isNamed = false;
      const picture = await findPicture(transaction, key);
      const isOther =
        picture &&
        (picture.reference !== pass.reference ||
          picture.paper !== paper ||
          picture.size !== size ||
          (picture.destroyed_at === null && picture.sha256 !== sha256));
      if (isOther) return refused(OTHER_PICTURE);
      if (picture?.arrived_at) return { outcome: 'arrived', arrivedAt: picture.arrived_at };
      if (picture?.destroyed_at) return refused(OVER);
      const known = await openPaper(transaction, content, pass, paper, now);
      if ('against' in known) return refused(known.against);
      if (!picture) {
        await countAttempt(
          transaction,
          byReference,
          subjectOf(`papers of ${pass.reference}`, secret),
          now,
        );
        await countUpload(transaction, sender, size, now);
        await beginPicture(
          transaction,
          { id: key, reference: pass.reference, paper, sha256, size },
          now,
        );
      }
      if (piece && name) {
        const kept = await transaction
          .insertInto('paper_picture_pieces')
          .values({ picture_id: key, number: piece.number, stored_file: name })
          .onConflict((conflict) => conflict.columns(['picture_id', 'number']).doNothing())
          .executeTakeFirst();
        isNamed = kept.numInsertedOrUpdatedRows === 1n;
      }
      const pieces = await transaction
        .selectFrom('paper_picture_pieces')
        .select('number')
        .where('picture_id', '=', key)
        .execute();
      return { numbers: pieces.map(({ number }) => number) };
    });
  } finally {
    if (name && !isNamed) await files.remove(name);
  }
}

function findPicture(transaction: WriteTransaction, id: string) {
  return transaction
    .selectFrom('paper_pictures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The row of a picture that is on its way; nothing where it is there already. */
export async function beginPicture(
  transaction: WriteTransaction,
  picture: { id: string; reference: string; paper: string; sha256: string; size: number },
  now: Date,
): Promise<void> {
  const later = { stored_file: null, destroyed_at: null, destroyed_because: null };
  await transaction
    .insertInto('paper_pictures')
    .values({ ...picture, begun_at: now.toISOString(), arrived_at: null, ...later })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Puts the pieces together. What is no picture leaves nothing behind but its key. */
async function finish(
  services: PictureServices,
  pass: PapersPass,
  { key: id, paper, sha256 }: SentPiece,
): Promise<PieceResult> {
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
    return forgetLost(
      services,
      id,
      pieces.filter((_, at) => parts[at] === undefined),
    );
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
): Promise<PieceResult> {
  await store.write((transaction) =>
    transaction
      .deleteFrom('paper_picture_pieces')
      .where('picture_id', '=', id)
      .where(
        'stored_file',
        'in',
        lost.map(({ stored_file }) => stored_file),
      )
      .execute(),
  );
  return { outcome: 'missing', missing: lost.map(({ number }) => number) };
}

async function dropBroken(
  { store, files, clock }: PaperServices,
  id: string,
  fault: keyof typeof pictureFaults,
): Promise<PieceResult> {
  const gone = await store.write((transaction) =>
    destroyPicture(transaction, id, 'unreadable', clock.now()),
  );
  for (const name of gone) await files.remove(name);
  const { status, message } = pictureFaults[fault];
  return refused(message, status);
}
