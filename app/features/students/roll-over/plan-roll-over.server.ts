import { hash } from 'node:crypto';
import type { EnrollmentContent } from '#features/content/schemas.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { childKeyOf } from '../child-key.ts';
import { listDraftLetters } from '../classes/draft-letters.server.ts';
import { lastAnswer } from '../coming-back/coming-back.ts';
import { listAnswersOfYear } from '../coming-back/return-answers.server.ts';
import { findQuestion } from '../coming-back/return-questions.server.ts';
import { listChildren, type NamingServices } from '../list-children.server.ts';
import type { NamedChild } from '../named-child.ts';
import { decisionSeen } from './decisions.ts';
import { listDecisions } from './list-decisions.server.ts';
import {
  type ChildBetweenYears,
  type NextPlace,
  type Outcome,
  outcomeOf,
  placeInDraft,
  type Years,
} from './roll-over-rule.ts';
import './tables.server.ts';
import '../tables.server.ts';

export interface PlannedChild extends ChildBetweenYears {
  studentId: string;
  /** Left out where the application is gone. */
  child?: NamedChild | undefined;
  outcome: Outcome;
  /** Its class in the draft. */
  place: NextPlace | undefined;
}

type Counted = Omit<PlannedChild, 'outcome' | 'place'>;

export interface RollOverPlan {
  years: Years;
  children: PlannedChild[];
  /** What the lists were: others ask to look again. */
  seen: string;
}

/** What would become of each child of the year before `next`, and who comes new; nothing is written. */
export async function planRollOver(
  read: ReadStore,
  { listEnrolledChildren }: Pick<NamingServices, 'listEnrolledChildren'>,
  next: string,
  { classes }: Pick<EnrollmentContent, 'classes'>,
): Promise<RollOverPlan> {
  const before = String(Number(next) - 1);
  const rows = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .selectAll('year')
    .select('student.reference')
    .where('year.school_year', 'in', [before, next])
    .orderBy('year.id')
    .execute();
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const named = await listChildren({ store: { read }, listEnrolledChildren }, references);
  const decisions = await listDecisions(read, next);
  const drafts = await listDraftLetters(read, next);
  const answers = await listAnswersOfYear(read, next);
  const wasAsked = (await findQuestion(read, next)) !== undefined;
  const years: Years = { next: Number(next), classes, wasAsked };
  const found = new Map<string, Counted>();
  for (const row of rows) {
    const one = found.get(row.reference) ?? {
      reference: row.reference,
      studentId: row.student_id,
      child: named.get(row.reference),
      answer: lastAnswer(answers.get(row.reference) ?? [])?.answer,
      decision: decisions.get(row.student_id),
      draft: drafts.get(row.student_id),
    };
    const place = { grade: row.grade_level, letter: row.class, leftOn: row.left_on };
    found.set(
      row.reference,
      row.school_year === next
        ? { ...one, next: place }
        : { ...one, now: { ...place, isPlanned: row.is_planned === 1 } },
    );
  }
  const comers = referencesOfComers([...found.values()]);
  const children = [...found.values()].map((one): PlannedChild => {
    const sameAs = one.now && !one.next && one.child && comers.get(childKeyOf(one.child));
    const whole = { ...one, sameAs: sameAs || undefined };
    return { ...whole, outcome: outcomeOf(whole, years), place: placeInDraft(whole, years) };
  });
  return { years, children, seen: seenOf(children) };
}

/** Who has a place in the next year only, by what the same child is known by. */
function referencesOfComers(all: readonly Counted[]): Map<string, string> {
  return new Map(
    all.flatMap(({ now, next, child, reference }) =>
      next && !next.leftOn && !now && child ? [[childKeyOf(child), reference]] : [],
    ),
  );
}

function seenOf(children: readonly PlannedChild[]): string {
  const lines = children.map((one) => ({
    reference: one.reference,
    now: one.now,
    next: one.next,
    decided: decisionSeen(one.decision),
    outcome: one.outcome,
    place: one.place,
  }));
  return hash('sha256', JSON.stringify(lines), 'base64url');
}
