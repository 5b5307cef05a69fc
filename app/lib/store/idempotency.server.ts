import { hash } from 'node:crypto';
import type { WrongSpan } from '../dates/clock-leap.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { ReadStore, WriteTransaction } from './store.server.ts';

declare module './store.server.ts' {
  interface Tables {
    idempotency_keys: {
      key: string;
      kind: string;
      digest: string;
      answer: string;
      created_at: string;
    };
  }
}

export interface KeyedRequest {
  key: string;
  /** What is being sent, such as `enrollment-application`: a key of one kind never answers for another. */
  kind: string;
  /** What the parsed body says, each value by its name, in the order of the questions. */
  content: Readonly<Record<string, string>>;
}

type Once<Answer> = { outcome: 'first'; answer: Answer } | Recalled<Answer>;

export type Recalled<Answer> =
  | { outcome: 'again'; answer: Answer }
  /** With the answer that the key's first body got, unless that was of another kind. */
  | { outcome: 'otherBody'; firstAnswer?: Answer };

/**
 * Runs `work` for the first request with this key only. The same key with the same body gets the first answer
 * again; with another body nothing happens. Processes that share the database are kept apart by the primary key.
 */
export async function once<Answer>(
  transaction: WriteTransaction,
  { key, kind, content }: KeyedRequest,
  now: string,
  answer: Answer,
  work: () => Promise<void>,
): Promise<Once<Answer>> {
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({
      key,
      kind,
      digest: digestOf(content),
      answer: JSON.stringify(answer),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    await work();
    return { outcome: 'first', answer };
  }
  const known = await recall<Answer>(transaction, { key, kind, content });
  if (!known) throw new Error('the key was forgotten within the write that found it');
  return known;
}

/** What became of the first request with this key; undefined where none has come. */
export async function recall<Answer>(
  read: ReadStore,
  { key, kind, content }: KeyedRequest,
): Promise<Recalled<Answer> | undefined> {
  const known = await read
    .selectFrom('idempotency_keys')
    .select(['kind', 'digest', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.kind !== kind) return { outcome: 'otherBody' };
  const firstAnswer: Answer = JSON.parse(known.answer);
  const isSame = [digestOf(content), digestByPlace(content)].includes(known.digest);
  return isSame ? { outcome: 'again', answer: firstAnswer } : { outcome: 'otherBody', firstAnswer };
}

/** Whether something came with this key; whoever knows the key has sent it. */
export async function isKeyKnown(read: ReadStore, key: string): Promise<boolean> {
  const known = await read
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', key.toLowerCase())
    .executeTakeFirst();
  return known !== undefined;
}

/** Sets what a repeat of the request gets, within the write that came with the key first. */
export async function changeAnswer(
  transaction: WriteTransaction,
  { key }: Pick<KeyedRequest, 'key'>,
  answer: object,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** The answers in the order of the questions. */
export function contentOf<Name extends string>(
  names: readonly Name[],
  answers: Readonly<Partial<Record<Name, string>>>,
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, answers[name] ?? '']));
}

/** The same for the same answers, whatever questions were added, left empty or moved since. */
export function digestOf(content: KeyedRequest['content']): string {
  const filledIn = Object.entries(content).filter(([, value]) => value !== '');
  const inOneOrder = filledIn.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return digestOfText(JSON.stringify(inOneOrder));
}

/** As keys were kept until names counted (decision 38): values alone, each at its place, also the empty ones. */
function digestByPlace(content: KeyedRequest['content']): string {
  return digestOfText(JSON.stringify(Object.values(content)));
}

const digestOfText = (text: string) => hash('sha256', text, 'base64url');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * A key made from what was typed, for forms that are posted without a script: pressing Submit twice on a slow
 * line sends the same words, so it finds the same row. On another day, or from a page that was made anew
 * (`pressedOn`), the same words are another submission. Version 8 of RFC 9562.
 */
export function keyFromContent(
  { kind, content }: Omit<KeyedRequest, 'key'>,
  pressedOn: string,
  day: PlainDate,
): string {
  const hex = hash('sha256', JSON.stringify([kind, digestOf(content), pressedOn, day]), 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Forgets the keys that came at this instant or before, but for those of some spans. Gives how many. */
export async function forgetOldKeys(
  transaction: WriteTransaction,
  until: string,
  spared: readonly WrongSpan[],
): Promise<number> {
  let old = transaction.deleteFrom('idempotency_keys').where('created_at', '<=', until);
  for (const { from_at, until_at } of spared)
    old = old.where(({ not, between }) => not(between('created_at', from_at, until_at)));
  const { numDeletedRows } = await old.executeTakeFirst();
  return Number(numDeletedRows);
}
