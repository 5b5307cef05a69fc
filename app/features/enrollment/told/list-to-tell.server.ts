import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import { listDeadLetters } from '#lib/mail/outbox-state.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianPerson } from '../barred/guardian-person.ts';
import { whoMayKnowEach } from '../barred/who-may-know.server.ts';
import { bringsLetter, mailKindOf, type WrittenLetter } from '../emails/family-letter.ts';
import { type EnrollmentStatus, everyEnrollmentStatus } from '../enrollment-status.ts';
import { guardianName, guardianNumbers } from '../guardians/which-guardian.ts';
import type { FactsOfStatus } from '../status/status-history.server.ts';
import '../tables.server.ts';

/** A family that no mail has told what the school has decided, and that nobody has told yet. */
export interface ToTell {
  id: string;
  reference: string;
  status: EnrollmentStatus;
  /** The instant from which it may be told. */
  since: string;
  child: string;
  gradeLevel: string;
  /** Those who may be told, by name. */
  guardians: string[];
  answerBy: string | undefined;
  /** Its letter, where that has other words than the usual ones. */
  written: WrittenLetter | undefined;
}

const letterStatuses = everyEnrollmentStatus.filter(bringsLetter);
/** As long as closed applications are kept. */
const DAY_MS = 24 * 60 * 60_000;
const LONGEST_DAYS = 366;

/**
 * Families without an address to which a letter could go, or whose letter no mail server took, the oldest first. Of a
 * round from its release on, and never where nobody may be told of the child.
 */
export async function listToTell(read: ReadStore, now: Date): Promise<ToTell[]> {
  const trusted = await findTrustedNow(read, now);
  const dead = await listDeadLetters(read, letterStatuses.map(mailKindOf));
  const rows = await read
    .selectFrom('case_statuses as reached')
    .innerJoin('enrollment_applications as one', isStatusOf('one'))
    .select(['one.id', 'one.reference', 'one.status', 'one.grade_level', 'reached.facts'])
    .select(['one.student_first_name', 'one.student_last_name'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_email', 'parent1_phone'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_email', 'parent2_phone'])
    .select(['reached.reached_at', 'reached.tell_at'])
    .where('reached.status', 'in', letterStatuses)
    .where('reached.reached_at', '>=', longAgo(now))
    .where('reached.tell_at', '<=', trusted.toISOString())
    .where('one.same_child_as', 'is', null)
    // Of what was decided twice, such as a number that is another one after a draw, only the last is told.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_statuses as later')
            .select('later.number')
            .whereRef('later.reference', '=', 'reached.reference')
            .whereRef('later.number', '>', 'reached.number'),
        ),
      ),
    )
    .where(({ eb, or }) =>
      or([
        eb('reached.facts', 'like', '%"isToTell":true%'),
        eb('one.reference', 'in', [...dead.map(({ about }) => about), '']),
      ]),
    )
    .orderBy('reached.tell_at')
    .orderBy('one.reference')
    .execute();
  const untold = rows.flatMap((row) => {
    const facts = JSON.parse(row.facts) as Partial<FactsOfStatus>;
    const isDead = dead.some(
      ({ about, queuedAt }) => about === row.reference && queuedAt === row.reached_at,
    );
    return facts.toldHow || !(facts.isToTell || isDead) ? [] : [{ row, facts }];
  });
  const verdicts = await whoMayKnowEach(
    read,
    untold.map(({ row }) => ({
      row,
      people: guardianNumbers.map((number) => guardianPerson(row, number)),
    })),
  );
  return untold.flatMap(({ row, facts }, at): ToTell[] => {
    const guardians = guardianNumbers.flatMap((number, index) => {
      const name = guardianName(row, number);
      return name && verdicts[at]?.[index]?.mayKnow !== 'nothing' ? [name] : [];
    });
    if (guardians.length === 0) return [];
    return [
      {
        id: row.id,
        reference: row.reference,
        status: row.status,
        since: row.tell_at,
        child: `${row.student_first_name} ${row.student_last_name}`,
        gradeLevel: row.grade_level,
        guardians,
        answerBy: facts.answerBy,
        written: facts.written,
      },
    ];
  });
}

const longAgo = (now: Date) => new Date(now.getTime() - LONGEST_DAYS * DAY_MS).toISOString();
