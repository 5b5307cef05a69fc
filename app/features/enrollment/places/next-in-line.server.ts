import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { listPeople } from '../barred/people.server.ts';
import { letterTextFor } from '../emails/family-letter.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { answerDay } from '../guardians/offer/answer-day.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { findAnswerDays } from '../rounds/held-decisions.server.ts';
import { type NextTogether, nextTogether } from '../rounds/offers/next-together.ts';
import { ONE_MORE } from '../rounds/offers/plan-round.server.ts';
import { findRound } from '../rounds/rounds.server.ts';
import { openOffers } from '../status/status-sets.ts';
import { criteriaOf } from './criteria.ts';
import { gradesToFill } from './grades-to-fill.server.ts';
import { listLeftOut } from './left-out.server.ts';
import type { Named } from './passed-over.ts';
import { placesLeft } from './places.ts';
import { listWaiting } from './waiting-list.server.ts';
import '../tables.server.ts';

/** A grade in which places are free while children wait, and the first of its list. */
export interface NextInLine {
  year: string;
  /** As it is read, and as it stands in the application. */
  grade: string;
  gradeLevel: string;
  free: number;
  waiting: number;
  reference: string;
  /** Who is offered a place with one press: the child, after a draw with whom it shares a ticket. */
  applications: { reference: string; version: number }[];
  /** So many places two who share a ticket wait for, by the rule of their round: nobody is offered one until then. */
  waitFor?: number;
  /** Why one more is offered than is free, by that rule. */
  reason?: string;
  child: string;
  /** Whom to call; nobody who may be told nothing of the child. */
  guardians: { name: string; phone: string }[];
  /** A twin who has no place yet. */
  twins: Named[];
  /** What the office can send from a phone: without a name, as it goes through others. */
  ready: string;
  offer: { to: EnrollmentStatus; letter: OfficeLetter | undefined };
}

interface Facts {
  content: Pick<Content, 'school' | 'calendar' | 'enrollment'>;
  publicUrl: string;
  now: Date;
}

/** Who is next, in each grade of the years that families can apply for. */
export async function listNextInLine(
  read: ReadStore,
  staff: StaffIn<'enrollment'>,
  { content, publicUrl, now }: Facts,
): Promise<NextInLine[]> {
  const open = await gradesToFill(read, content, now);
  const criteria = criteriaOf(content.enrollment);
  const lists = new Map(
    await Promise.all(
      [...new Set(open.map(({ year }) => year))].map(
        async (year) => [year, await listWaiting(read, year, criteria)] as const,
      ),
    ),
  );
  const { school } = content;
  const [to = 'offered' satisfies EnrollmentStatus] = openOffers;
  const found = open.map(async (count): Promise<NextInLine | undefined> => {
    const { year, waiting } = count;
    const list = lists.get(year)?.filter(({ grade_level }) => grade_level === count.grade) ?? [];
    const [first] = list;
    if (!first) return undefined;
    const free = placesLeft(count) ?? 0;
    const round = first.drawn && (await findRound(read, year));
    const next: NextTogether = round
      ? nextTogether(list, free, round.atLastPlace)
      : { references: [first.reference], isOneMore: false };
    const grade = shortGrade(count.grade);
    const form = { enrollment_year: year, grade_level: count.grade };
    const days = await findAnswerDays(read, form, now);
    const by = plainSpaces(dayMonthYear(answerDay(content, now, days)));
    return {
      year,
      grade,
      gradeLevel: count.grade,
      waiting,
      free,
      reference: first.reference,
      applications: await Promise.all(
        next.references.map(async (reference) => ({
          reference,
          version: await versionOf(read, reference),
        })),
      ),
      ...(next.waitFor && { waitFor: next.waitFor }),
      ...(next.isOneMore && { reason: ONE_MORE }),
      child: `${first.student_first_name} ${first.student_last_name}`,
      guardians: await guardiansToCall(read, first.reference),
      twins: (await listLeftOut(read, staff, [first.reference], { criteria, now })).twins,
      ready: `Good day. ${school.name} has a place for your child in ${plainSpaces(grade)}, school year ${year}. Please answer by ${by}: ${publicUrl}/status, with the reference of your application. Or call ${school.admissionsPhone}.`,
      offer: { to, letter: letterTextFor(to, school) },
    };
  });
  return (await Promise.all(found)).filter((one) => one !== undefined);
}

async function versionOf(read: ReadStore, reference: string): Promise<number> {
  const { version } = await read
    .selectFrom('enrollment_applications')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return version;
}

async function guardiansToCall(read: ReadStore, reference: string) {
  const people = await listPeople(read, reference);
  const named = people.flatMap(({ form, guardian, accountId, mayKnow }) => {
    if (accountId || !guardian || mayKnow === 'nothing') return [];
    const phone = form[`parent${guardian}_phone`];
    return phone === '' ? [] : [{ name: guardianName(form, guardian) ?? '', phone }];
  });
  return named.filter(({ phone }, at) => named.findIndex((one) => one.phone === phone) === at);
}
