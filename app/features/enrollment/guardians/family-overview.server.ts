import type { AuthorizedAccount } from '#features/accounts/sessions/authorization.server.ts';
import { listSaidAbout } from '#features/contact/conversation/read-conversation.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { greetingAt } from '#lib/dates/greeting.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listBarredGuardians } from '../barred/may-follow.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { applicationDay } from '../enrollment-years.ts';
import { listOpenRequests } from '../requests/list-requests.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';
import { withToldYear } from '../second-chance/carry-over.server.ts';
import { findToldInterview } from '../status/told-interview.server.ts';
import { writeAnotherChildPass } from './another-child-pass.server.ts';
import { comingDates } from './coming-dates.ts';
import { listFollowed } from './guardian-links.server.ts';
import { followedInShort } from './guardian-queries.server.ts';
import { toldAnswerDay } from './offer/answer-day.ts';
import { answersOfOwnSide, findOwnSide, nameOfOwnSide, ownName } from './own-side.server.ts';
import { countNaming } from './portal-access/named-elsewhere.server.ts';

export type FamilyOverview = Awaited<ReturnType<typeof getFamilyOverview>>;

/** A child in the portal: where its application stands and what is waited for. */
export type ChildInPortal = FamilyOverview['applications'][number];

/** The applications that an account follows, the newest first. No other child of the family is among them. */
export async function getFamilyOverview(
  { read, content, now, secret }: { read: ReadStore; content: Content; now: Date; secret: string },
  account: AuthorizedAccount,
) {
  const today = dayInLusaka(now);
  const links = await listFollowed(read, account.accountId);
  const followed = new Set(links.map(({ reference }) => reference));
  const rows = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', 'in', [...followed, ''])
    .orderBy('submitted_at', 'desc')
    .execute();
  const applications = await Promise.all(
    rows.map(async (held) => {
      const row = await withToldYear(read, held, now);
      const { leading = row, status, history } = await findToldLeading(read, row.reference, now);
      const requests = await listOpenRequests(read, { id: row.id, status }, now);
      const last = (await listSaidAbout(read, row.reference, now)).at(-1);
      const reached = history.at(-1);
      const { isOffer } = enrollmentStatuses[status];
      const answerBy = isOffer && reached && toldAnswerDay(content, reached);
      return {
        ...followedInShort(row, { ...leading, status }, followed.has(leading.reference)),
        /** What the school waits for. */
        requests,
        /** By when an offer is to be answered, where the school says so. */
        ...(answerBy && { answerBy }),
        interview: await findToldInterview(read, row.reference, now),
        /** When the school wrote the last thing that was said; undefined where the family did, or nobody. */
        ...(last?.side === 'office' && { writtenAt: last.at }),
      };
    }),
  );
  const [newest] = rows;
  const side = newest && (await findOwnSide(read, { ...account, applicationId: newest.id }));
  const name = side && ownName(side);
  return {
    today,
    /** Whoever is signed in, greeted by name; undefined where nobody knows who of the guardians it is. */
    ...(name && { greeting: `${greetingAt(now)}, ${name}` }),
    applications,
    /** Applications that name the address of the account, and that it does not follow. */
    named: await countNaming(read, account),
    coming: comingDates(content, applications, today),
    /** What stands in the form for another child; undefined without any application. */
    ...(side && {
      anotherChild: {
        /** Names the newest application, and who began the form for another child. */
        earlier: writeAnotherChildPass(
          { reference: side.row.reference, accountId: account.accountId },
          { secret, now },
        ),
        answers: answersOfOwnSide(side, await listBarredGuardians(read, side.row)),
        /** Who answers whether they are theirs. */
        guardian: nameOfOwnSide(side),
        usualYear: applicationDay(content, today).usualYear,
      },
    }),
  };
}
