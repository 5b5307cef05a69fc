import {
  withholdLettersToWriters,
  withholdListLetters,
} from '#desk/letters/withhold-letters.server.ts';
import { withholdMails } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { idsOfChild, referencesOfChild } from '../same-child/forms-of-child.server.ts';
import { listCodesOnTheirWay } from './codes-on-their-way.server.ts';
import { formsNaming } from './forms-naming.server.ts';
import { accountPerson, columnsOfGuardians } from './guardian-person.ts';
import type { Identity } from './identity.server.ts';
import type { MayKnow } from './may-know.ts';
import { listPeople } from './people.server.ts';
import { whoMayKnow } from './who-may-know.server.ts';
import '../guardians/guardian-tables.server.ts';

/** Whom it is about, and what they may know from now on. */
type Barring = Pick<Identity, 'keys'> & { mayKnow: MayKnow };

/**
 * What the person had of the child until now ends, on each of its forms: what their accounts follow, codes that nobody
 * has used yet (the same person may hold another one), but for those that nobody has read yet, and mails to them that
 * have not left; those about a sister or brother as well, while the office has not said whether it holds there.
 */
export async function endAccess(
  transaction: WriteTransaction,
  reference: string,
  { keys, mayKnow }: Barring,
  now: Date,
): Promise<void> {
  const forms = (await idsOfChild(transaction, reference).execute()).map(({ id }) => id);
  const ofChild = (await referencesOfChild(transaction, reference).execute()).map(
    (form) => form.reference,
  );
  const links = await transaction
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['account_id as accountId', 'guardian', 'email'])
    .select(columnsOfGuardians)
    .where('application_id', 'in', forms)
    .execute();
  const people = links.map((link) => accountPerson(link, link));
  const verdicts = await whoMayKnow(transaction, reference, people);
  // Before what they follow is gone: letters went to those accounts too.
  await withholdLetters(transaction, ofChild, { keys, mayKnow }, now);
  for (const [at, { id, accountId }] of links.entries()) {
    if (verdicts[at]?.mayKnow === 'everything') continue;
    await transaction
      .deleteFrom('enrollment_guardians')
      .where('application_id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
  }
  await transaction
    .deleteFrom('enrollment_access_codes')
    .where('application_id', 'in', forms)
    .where('code_hash', 'not in', [...(await listCodesOnTheirWay(transaction, ofChild)), ''])
    .execute();
}

/** To the addresses by which they are known, and to those under which they stand on a form or follow it. */
async function withholdLetters(
  transaction: WriteTransaction,
  ofChild: readonly string[],
  { keys, mayKnow }: Barring,
  now: Date,
): Promise<void> {
  const others = await formsNaming(transaction, keys)
    .select('reference')
    .where('reference', 'not in', ofChild)
    .execute();
  const known = keys.filter((key) => key.includes('@'));
  // Letters stay letters to whoever may have them: those to writers hold no way in.
  if (mayKnow === 'nothing') {
    const except = enrollmentApplication.prefix;
    await withholdLettersToWriters(transaction, { to: known, except }, now);
  }
  for (const about of [...ofChild, ...others.map((form) => form.reference)]) {
    const closed = (await listPeople(transaction, about)).filter(
      ({ mayKnow, askedFrom }) =>
        mayKnow !== 'everything' && (ofChild.includes(about) || askedFrom.length > 0),
    );
    const to = new Set(closed.map(({ email }) => inOneCase(email)).filter(Boolean));
    if (ofChild.includes(about) || to.size > 0) for (const address of known) to.add(address);
    await withholdMails(transaction, { about: [about], to: [...to] }, now);
    await withholdListLetters(transaction, { about: [about], to: [...to] }, now);
  }
}
