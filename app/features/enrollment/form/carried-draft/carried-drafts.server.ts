import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Needs } from '#lib/needs.ts';
import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { takeAttempt } from '#lib/rate-limit/attempts.server.ts';
import {
  asTooMany,
  countedOf,
  countSubmission,
  type Sender,
} from '#lib/rate-limit/sender.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { inOurWords } from '#lib/text/schema-words.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    draft_copies: { id: string; ciphertext: string; expires_at: string };
  }
}

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 7;

/** The longest draft, sealed, is a third of this. */
const LONGEST = 64 * 1024;

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This must be base64'));
const locator = v.pipe(base64, v.length(24, 'This is no place of a copy'));
export const sealedDraftSchema = v.strictObject({
  locator,
  ciphertext: v.pipe(base64, v.maxLength(LONGEST, 'The copy is too long')),
});
export const locatorSchema = v.strictObject({ locator });

/** A person mistypes a few times; whoever tries codes one after the other does not get far in 2^50. */
const readRule: AttemptRule = { name: 'draft copy by sender', most: 50, perMs: 3_600_000 };

/** Keeps a sealed draft for seven days. The same place again is the same person's newer copy. */
export async function takeSealedDraft(
  { store, clock }: Needs<'store' | 'clock'>,
  input: Record<string, unknown>,
  sender: Sender,
) {
  const parsed = v.safeParse(sealedDraftSchema, input, inOurWords);
  if (!parsed.success) return refused(parsed.issues[0]);
  const now = clock.now();
  const { ciphertext } = parsed.output;
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString();
  const row = { id: idOf(parsed.output.locator), ciphertext, expires_at: expiresAt };
  try {
    await store.write(async (transaction) => {
      await countSubmission(transaction, 'draft-copy', sender, now);
      await transaction
        .insertInto('draft_copies')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ ciphertext, expires_at: expiresAt }),
        )
        .execute();
    });
  } catch (error) {
    return asTooMany(error);
  }
  return { outcome: 'stored' as const, expiresAt };
}

export async function findStoredDraft(
  { store, clock }: Needs<'store' | 'clock'>,
  input: Record<string, unknown>,
  sender: Sender,
) {
  const parsed = v.safeParse(locatorSchema, input, inOurWords);
  if (!parsed.success) return refused(parsed.issues[0]);
  const now = clock.now();
  const tooMany = await takeAttempt(store, countedOf(readRule, sender), now);
  if (tooMany) return { outcome: 'tooMany' as const, ...tooMany };
  const copy = await store.read
    .selectFrom('draft_copies')
    .select('ciphertext')
    .where('id', '=', idOf(parsed.output.locator))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return copy ? { outcome: 'found' as const, ...copy } : { outcome: 'missing' as const };
}

/** Removes the copies whose seven days are over. */
export async function forgetOldDrafts(store: Store, now: Date): Promise<void> {
  await store.write((transaction) =>
    transaction.deleteFrom('draft_copies').where('expires_at', '<=', now.toISOString()).execute(),
  );
}

/** Who reads the database learns no place to ask for. */
function idOf(place: string): string {
  return createHash('sha256').update(place).digest('base64url');
}

function refused(issue: { path?: { key: unknown }[]; message: string }) {
  const field = String(issue.path?.[0]?.key ?? '');
  return { outcome: 'refused' as const, field, message: issue.message };
}
