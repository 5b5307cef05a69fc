import * as v from 'valibot';
import { takeAttempt } from '#lib/rate-limit/attempts.server.ts';
import type { Sender, TooMany } from '#lib/rate-limit/sender.server.ts';
import { forFamily, listPapersOf } from '../list-papers.server.ts';
import { familySays, type Paper } from '../paper-status.ts';
import { readPass } from '../papers-pass.server.ts';
import { choices, countedAtPapers } from './paper-limits.server.ts';
import { type PaperServices, recordSaid } from './said-by-family.server.ts';

/** How a paper comes, or that what was said of it does not hold. */
export const saySchema = v.object({
  paper: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist([...familySays, 'takeBack'], 'Say how the paper comes'),
});

type SayResult =
  | { outcome: 'shown'; reference: string; papers: Paper[] }
  | { outcome: 'refused'; detail: string }
  /** The pass speaks no more. */
  | { outcome: 'notProven' }
  | TooMany;

/** Writes down what the holder of a pass says of a paper, if anything, and gives how far all of them are. */
export async function sayOfPapers(
  services: PaperServices,
  pass: string,
  { said, sender }: { said?: v.InferOutput<typeof saySchema> | undefined; sender?: Sender } = {},
): Promise<SayResult> {
  const { store, clock, secret } = services;
  const now = clock.now();
  const holder = await readPass(store.read, pass, { secret, now, use: 'speak' });
  if (!holder) return { outcome: 'notProven' };
  if (said) {
    const counted = countedAtPapers(choices, holder, { sender, secret });
    const tooMany = await takeAttempt(store, counted, now);
    if (tooMany) return { outcome: 'tooMany', retryAfterSeconds: tooMany.retryAfterSeconds };
    const refused = await recordSaid(services, holder, said);
    if (refused) return { outcome: 'refused', detail: refused.against };
  }
  const { reference } = holder;
  const papers = forFamily(await listPapersOf(services, reference), now);
  return { outcome: 'shown', reference, papers };
}
