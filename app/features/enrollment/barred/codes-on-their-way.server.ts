import { listWaiting } from '#lib/mail/sent-mails.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { decisionLetters } from '../emails/family-letter.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { guardianPerson } from './guardian-person.ts';
import { whoMayKnow } from './who-may-know.server.ts';
import '../tables.server.ts';

/**
 * Codes in letters that have not left, each to a guardian who may follow and decide: nobody has read them, so nobody who
 * is barred can have one. Of the forms of one child, by their references.
 */
export async function listCodesOnTheirWay(
  read: ReadStore,
  references: readonly string[],
): Promise<string[]> {
  const codes = await read
    .selectFrom('enrollment_access_codes as code')
    .innerJoin('enrollment_applications as application', 'application.id', 'code.application_id')
    .select(['code_hash', 'made_at', 'guardian', 'application.id', 'reference'])
    .select(['parent1_first_name', 'parent1_phone', 'parent1_email'])
    .select(['parent2_first_name', 'parent2_phone', 'parent2_email'])
    .where('reference', 'in', [...references, ''])
    .execute();
  const waiting = [];
  for (const reference of references)
    waiting.push(...(await listWaiting(read, decisionLetters(reference))));
  const onTheirWay = [];
  for (const { code_hash, made_at, guardian, ...form } of codes) {
    if (!guardian) continue;
    const to = inOneCase(form[`parent${guardian}_email`]);
    // A letter is queued in the write, and at the instant, in which its code is made.
    if (!waiting.some((mail) => mail.to === to && mail.queuedAt === made_at)) continue;
    const [verdict] = await whoMayKnow(read, form.reference, [guardianPerson(form, guardian)]);
    if (verdict?.mayKnow === 'everything') onTheirWay.push(code_hash);
  }
  return onTheirWay;
}
