import type { CaseToday } from '#desk/cases/case-today.server.ts';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import { countedLine, type TodayLine } from '#desk/today/today-line.ts';
import { listUnansweredAbout } from '#features/contact/conversation/asked-about.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { interviewsAhead } from '#features/interviews/interviews-ahead.ts';
import { leapInWords } from '#lib/dates/leap-in-words.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { findLeap } from '#lib/jobs/clock-readings.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { listAsked } from '../barred/asked.server.ts';
import { listOverdueOffers } from '../guardians/offer/overdue-offers.server.ts';
import { countWaitingForFamily } from '../requests/list-requests.server.ts';
import { listRoundsUnderWay } from '../rounds/open-round.server.ts';
import { toDoInRound } from '../rounds/round.ts';
import { LOOK_AGAIN } from '../second-chance/look-again.ts';
import { interviewStatuses, openOffers, toEnroll } from '../status/status-sets.ts';
import { listToTell } from '../told/list-to-tell.server.ts';
import '../tables.server.ts';

/** What is new and what waits longest with enrollment applications. */
export async function listToday(
  lines: CaseToday,
  { content }: { content: Pick<Content, 'enrollment'> },
): Promise<TodayLine[][]> {
  const { read, path, now } = lines;
  const applications = read
    .selectFrom('enrollment_applications')
    .where('same_child_as', 'is', null);
  const offers = await countRows(applications.where('status', 'in', openOffers));
  const accepted = await countRows(applications.where('status', 'in', toEnroll));
  const overdue = await listOverdueOffers(read, content, dayInLusaka(now));
  const asked = await countWaitingForFamily(read);
  const barred = await listAsked(read);
  const toTell = await listToTell(read, now);
  const again = await listUnansweredAbout(read, LOOK_AGAIN);
  return [
    await listInterviews(lines),
    await listRounds(lines),
    countedLine(
      barred.length,
      [
        'application names somebody who may not know of another child: decide about this child too',
        'applications name somebody who may not know of another child: decide about these children too',
      ],
      `${path}/${barred[0]}`,
    ),
    countedLine(
      again.length,
      ['family asks us to look again at a decision', 'families ask us to look again at a decision'],
      `${path}/${again[0]?.about}`,
      again[0] && dayInLusaka(new Date(again[0].at)),
    ),
    countedLine(
      toTell.length,
      ['family is to be told by phone or letter', 'families are to be told by phone or letter'],
      `${path}?waits=call`,
      toTell[0] && dayInLusaka(new Date(toTell[0].since)),
    ),
    countedLine(
      offers,
      ['offer that the family has not answered', 'offers that families have not answered'],
      `${path}?status=${openOffers[0]}`,
    ),
    countedLine(
      overdue.length,
      ['offer whose day to answer is over', 'offers whose day to answer is over'],
      overdue.length === 1 ? `${path}/${overdue[0]?.reference}` : `${path}?waits=overdue`,
    ),
    countedLine(
      accepted,
      [
        'family has accepted its place: enroll the child',
        'families have accepted their places: enroll the children',
      ],
      `${path}?status=${toEnroll[0]}`,
    ),
    countedLine(
      asked.count,
      ['application waits for its family', 'applications wait for their families'],
      `${path}?waits=family`,
      asked.since ? dayInLusaka(new Date(asked.since)) : undefined,
    ),
  ];
}

/** What a round asks of the office next, from the day before it on. */
async function listRounds({ read, path, now }: CaseToday): Promise<TodayLine[]> {
  const tomorrow = addDays(dayInLusaka(now), 1);
  const rounds = await listRoundsUnderWay(read, now);
  const leap = await findLeap(read, now);
  if (leap) {
    return rounds.map(({ round: { year } }) => ({
      words: `${leapInWords(leap)} The round for ${year} stands still until an administrator says that the date is right.`,
      to: `${path}/round?year=${year}`,
    }));
  }
  return rounds
    .filter(({ on }) => on <= tomorrow)
    .map(({ round: { year }, state, on }) => ({
      words: `Round for ${year}: ${toDoInRound[state]}, ${dayShort(on, dayInLusaka(now))}`,
      to: `${path}/round?year=${year}`,
      on,
    }));
}

/** Families whom the office meets within a week. */
async function listInterviews({ read, path, now }: CaseToday): Promise<TodayLine[]> {
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select(['application.reference', 'student_first_name', 'student_last_name', 'reached.facts'])
    .leftJoin('accounts', 'accounts.id', 'application.assigned_to')
    .select('accounts.email as assignedTo')
    .where('application.status', 'in', interviewStatuses)
    .where('reached.facts', 'like', '%"interview"%')
    .orderBy('reached.number')
    .execute();
  const named = rows.map((row) => ({
    ...row,
    name: `the family of ${row.student_first_name} ${row.student_last_name}`,
  }));
  return interviewsAhead(named, { path, now });
}
