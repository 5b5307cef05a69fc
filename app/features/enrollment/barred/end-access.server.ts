import { withholdMails } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { idsOfChild, referencesOfChild } from '../same-child/forms-of-child.server.ts';
import { accountPerson, columnsOfGuardians } from './guardian-person.ts';
import type { Identity } from './identity.server.ts';
import { whoMayKnow } from './who-may-know.server.ts';
import '../guardians/guardian-tables.server.ts';

/**
 * What the person had of the child until now ends, on each of its forms: what their accounts follow, codes that nobody
 * has used yet (the same person may hold another one) and mails to them that have not left.
 */
export async function endAccess(
  transaction: WriteTransaction,
  reference: string,
  { keys }: Identity,
  now: Date,
): Promise<void> {
  const forms = (await idsOfChild(transaction, reference).execute()).map(({ id }) => id);
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
    .execute();
  const about = await referencesOfChild(transaction, reference).execute();
  await withholdMails(
    transaction,
    { about: about.map((form) => form.reference), to: keys.filter((key) => key.includes('@')) },
    now,
  );
}
