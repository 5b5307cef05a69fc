import { hash } from 'node:crypto';
import { asTooMany, type Sender, type TooMany } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type PapersPass, readPass } from '../papers-pass.server.ts';
import { pictureFaults } from '../pictures/picture-faults.ts';
import { LARGEST_SMALL_PICTURE, lengthOfPiece, missingPieces } from '../pictures/picture-pieces.ts';
import type { PictureServices } from './judge-picture.server.ts';
import { openPaper } from './open-paper.server.ts';
import { countPicture } from './paper-limits.server.ts';
import { type PutTogether, putTogether, refused } from './put-together.server.ts';
import type { PaperServices } from './said-by-family.server.ts';

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
  | PutTogether
  | TooMany
  /** Its pass is over: the phone keeps the picture until it has a new one. */
  | { outcome: 'notProven' };

const OVER = 'This was kept too long before it could be sent. Please photograph the paper again.';
const OTHER_PICTURE =
  'We could not take this picture as it was sent. Please photograph the paper again.';

/**
 * Takes one piece of a picture, in any order and however often, and says which are missing. With the last one the
 * picture is put together, looked at without being unpacked, and kept without what nobody needs to see of it.
 */
export async function takePiece(services: PictureServices, sent: SentPiece): Promise<PieceResult> {
  const { store, clock, secret } = services;
  const pass = await readPass(store.read, sent.pass, { secret, now: clock.now(), use: 'send' });
  if (!pass) return { outcome: 'notProven' };
  if (sent.size > LARGEST_SMALL_PICTURE) return refused(pictureFaults.tooLarge.message, 413);
  const { piece } = sent;
  if (piece && !isWhole(piece, sent.size)) return { outcome: 'damaged' };
  try {
    const there = await keepPiece(services, pass, sent);
    if ('outcome' in there) return there;
    const missing = missingPieces(sent.size, there.numbers);
    return missing.length > 0 ? { outcome: 'missing', missing } : putTogether(services, pass, sent);
  } catch (error) {
    return asTooMany(error);
  }
}

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
        await countPicture(transaction, { pass, sender, size, secret }, now);
        await beginPicture(transaction, { id: key, paper, sha256, size }, pass, now);
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
  picture: { id: string; paper: string; sha256: string; size: number },
  { reference, accountId }: PapersPass,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('paper_pictures')
    .values({
      ...picture,
      reference,
      with_account: accountId ? 1 : 0,
      begun_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
