import { countAttempt } from '#lib/rate-limit/attempts.server.ts';
import { countUpload, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { countedAtPapers, pictures } from './paper-limits.server.ts';

interface Picture {
  pass: PapersPass;
  sender: Sender | undefined;
  /** In bytes. */
  size: number;
  secret: string;
}

/** Counts a new picture within the write that begins it, by application and by sender. Throws `TooManyAttempts`. */
export async function countPicture(
  transaction: WriteTransaction,
  { pass, sender, size, secret }: Picture,
  now: Date,
): Promise<void> {
  for (const { rule, subject } of countedAtPapers(pictures, pass, { sender, secret })) {
    await countAttempt(transaction, rule, subject, now);
  }
  await countUpload(transaction, sender, size, now);
}
