import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Grade, grades } from '#features/content/grades.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { countByGrade } from './count-by-grade.ts';
import { type Decision, type RepeatReason, repeatReasons } from './decisions.ts';
import {
  type ChildBetweenYears,
  choicesFor,
  isOpen,
  outcomeOf,
  outcomes,
  placeInDraft,
  placesToGive,
  type Years,
} from './roll-over-rule.ts';

const { classes } = fixtureContent.enrollment;
const SCHOOLS = 1000;

const grade = fc.constantFrom(...grades, 'form1');
const letter = fc.constantFrom('', 'A', 'B');
const leftOn = fc.option(fc.constantFrom('2027-05-04', '2027-12-31'));
const reason = fc.constantFrom(...(Object.keys(repeatReasons) as RepeatReason[]));
const decision: fc.Arbitrary<Decision> = fc.oneof(
  fc.record({ is: fc.constantFrom('up', 'leave', 'same') }),
  fc.record({ is: fc.constant('repeat' as const), reason }),
);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const child: fc.Arbitrary<ChildBetweenYears> = fc
  .record({
    now: maybe(fc.record({ grade, letter, isPlanned: fc.boolean(), leftOn })),
    next: maybe(fc.record({ grade, letter, leftOn })),
    sameAs: maybe(fc.constant('EN-2345-6789')),
    answer: fc.constantFrom('yes', 'no', 'notSure', undefined),
    decision: maybe(decision),
    draft: maybe(fc.record({ grade, letter: fc.constantFrom('', 'A', 'B', 'C') })),
  })
  .filter(({ now, next }) => now !== undefined || next !== undefined)
  .map(({ now, next, ...rest }) => ({
    reference: '',
    ...rest,
    ...(now && { now }),
    ...(next && { next }),
  }));
const years: fc.Arbitrary<Years> = fc.record({
  next: fc.integer({ min: 2026, max: 2032 }),
  classes: fc.constant(classes),
  wasAsked: fc.boolean(),
});
const school = fc.record({
  children: fc
    .array(child, { maxLength: 60 })
    .map((all) => all.map((one, at) => ({ ...one, reference: `CH-${at}` }))),
  years,
});

const inGrade = (grade: string, more: Partial<ChildBetweenYears> = {}): ChildBetweenYears => ({
  reference: 'CH-1',
  now: { grade, letter: 'A', isPlanned: false, leftOn: null },
  answer: undefined,
  ...more,
});
const of = (next: number, wasAsked = false): Years => ({ next, classes, wasAsked });

/** The school after the roll-over, as the tables would have it. */
function rolled({ children, years }: { children: ChildBetweenYears[]; years: Years }) {
  const places = new Map(placesToGive(children, years).map((one) => [one.reference, one]));
  return children.map((one): ChildBetweenYears => {
    const place = places.get(one.reference);
    return place ? { ...one, next: { ...place, leftOn: null } } : one;
  });
}

test('each child stands on exactly one list, and whoever gets a place gets exactly one', () => {
  fc.assert(
    fc.property(school, ({ children, years }) => {
      const lists = outcomes.map((name) =>
        children.filter((one) => outcomeOf(one, years).is === name),
      );
      expect(lists.flat()).toHaveLength(children.length);
      const given = placesToGive(children, years).map(({ reference }) => reference);
      expect(new Set(given).size).toBe(given.length);
    }),
    { numRuns: SCHOOLS },
  );
});

test('each child is in at most one class of the draft, and the year gives exactly the classes of the draft', () => {
  fc.assert(
    fc.property(school, (before) => {
      const { children, years } = before;
      const stands = (one: ChildBetweenYears) => {
        const place = placeInDraft(one, years);
        return place && `${place.grade} ${place.letter}`;
      };
      const classes = new Set(children.map(stands));
      const lists = [...classes].map((name) => children.filter((one) => stands(one) === name));
      expect(lists.flat()).toHaveLength(children.length);
      rolled(before).forEach((after, at) => {
        const [was] = children.slice(at, at + 1);
        if (!was) throw new Error('The year takes no child away.');
        const { is } = outcomeOf(was, years);
        // Who waits is in the draft and gets no place; nobody else is in one without the other.
        if (is !== 'waits') expect(stands(after)).toBe(stands(was));
        if (after.next && !after.next.leftOn) {
          expect(stands(after)).toBe(`${after.next.grade} ${after.next.letter}`);
        }
      });
      const gone = ['leaves', 'ends', 'undecided'];
      for (const one of children) {
        if (gone.includes(outcomeOf(one, years).is)) expect(stands(one)).toBeUndefined();
      }
    }),
    { numRuns: SCHOOLS },
  );
});

test('a letter counts for the grade for which it was chosen, and is there again when the child goes there again', () => {
  const draft = { grade: 'grade4', letter: 'C' };
  const one = inGrade('grade3', { draft });
  const repeats = { is: 'repeat', reason: 'family' } as const;
  expect(placeInDraft(inGrade('grade3'), of(2027))).toEqual({ grade: 'grade4', letter: 'A' });
  expect(placeInDraft(one, of(2027))).toEqual(draft);
  expect(placeInDraft({ ...one, decision: repeats }, of(2027))).toEqual({
    grade: 'grade3',
    letter: 'A',
  });
  expect(placeInDraft({ ...one, decision: { is: 'leave' } }, of(2027))).toBeUndefined();
  expect(placeInDraft(inGrade('grade3', { draft }), of(2027, true))).toEqual(draft);
  const there = { grade: 'grade4', letter: 'B', leftOn: null };
  expect(placeInDraft({ ...one, next: there }, of(2027))).toEqual({
    grade: 'grade4',
    letter: 'B',
  });
});

test('a second roll-over changes nothing, and without what it gave all is as it was', () => {
  fc.assert(
    fc.property(school, (before) => {
      const after = rolled(before);
      expect(placesToGive(after, before.years)).toEqual([]);
      const given = new Set(
        placesToGive(before.children, before.years).map(({ reference }) => reference),
      );
      const undone = after.map(({ next, ...one }) =>
        next && !given.has(one.reference) ? { ...one, next } : one,
      );
      expect(undone).toEqual(before.children);
      expect(placesToGive(undone, before.years)).toEqual(
        placesToGive(before.children, before.years),
      );
    }),
    { numRuns: SCHOOLS },
  );
});

test('nobody gets a place in a grade that the next year does not have, nor after leaving', () => {
  fc.assert(
    fc.property(school, ({ children, years }) => {
      const byReference = new Map(children.map((one) => [one.reference, one]));
      for (const { reference, grade } of placesToGive(children, years)) {
        const { now } = byReference.get(reference) ?? {};
        expect(now?.leftOn).toBeNull();
        expect(years.next > 2028 ? 'grade7' : '').not.toBe(grade);
        expect([0, 1]).toContain(
          grades.indexOf(grade as Grade) - grades.indexOf(now?.grade as Grade),
        );
      }
    }),
    { numRuns: SCHOOLS },
  );
});

test('whatever the office may decide of an open child ends its being open', () => {
  fc.assert(
    fc.property(child, years, reason, (one, of, why) => {
      if (!isOpen(outcomeOf(one, of))) return;
      const choices = choicesFor(one, of);
      expect(choices).toContain('leave');
      for (const is of choices) {
        const decided = { ...one, decision: is === 'repeat' ? { is, reason: why } : { is } };
        expect(isOpen(outcomeOf(decided, of))).toBe(false);
      }
    }),
  );
});

test('silence is never a yes where the family was asked, and a no leaves', () => {
  expect(outcomeOf(inGrade('grade3'), of(2027, true))).toEqual({
    is: 'waits',
    answer: undefined,
    grade: 'grade4',
  });
  expect(outcomeOf(inGrade('grade3', { answer: 'notSure' }), of(2027, true)).is).toBe('waits');
  expect(outcomeOf(inGrade('grade3', { answer: 'no' }), of(2027, true))).toEqual({
    is: 'leaves',
    why: 'saidNo',
  });
  expect(outcomeOf(inGrade('grade3', { answer: 'yes' }), of(2027, true))).toEqual({
    is: 'up',
    grade: 'grade4',
  });
  expect(outcomeOf(inGrade('grade3'), of(2027)).is).toBe('up');
});

test('Grades 6 and 7 both end after 2028, when Grade 7 is no more', () => {
  expect(outcomeOf(inGrade('grade6'), of(2028))).toEqual({ is: 'up', grade: 'grade7' });
  expect(outcomeOf(inGrade('grade7'), of(2028)).is).toBe('ends');
  expect(outcomeOf(inGrade('grade6'), of(2029)).is).toBe('ends');
  expect(outcomeOf(inGrade('grade7'), of(2029)).is).toBe('ends');
  expect(outcomeOf(inGrade('grade5'), of(2029))).toEqual({ is: 'up', grade: 'grade6' });
  expect(choicesFor(inGrade('grade7'), of(2029))).toEqual(['leave']);
  expect(choicesFor(inGrade('grade6'), of(2029))).toEqual(['repeat', 'leave']);
});

test('who is in a grade that we do not know is decided by the office', () => {
  expect(outcomeOf(inGrade('form1'), of(2027)).is).toBe('undecided');
  const gap = classes.filter((one) => one.grade !== 'grade4');
  expect(outcomeOf(inGrade('grade3'), { ...of(2027), classes: gap }).is).toBe('undecided');
});

test('every child of the year that ends is counted once, and the sums are those of the lists', () => {
  fc.assert(
    fc.property(school, ({ children, years }) => {
      const judged = children.map((one) => ({ ...one, outcome: outcomeOf(one, years) }));
      const { all, grades: rows, comes } = countByGrade(judged);
      const here = judged.filter(({ now }) => now);
      expect(all.now).toBe(here.length);
      expect(all.up + all.repeats + all.leaves + all.ends + all.open).toBe(all.now);
      expect(all.open).toBe(here.filter(({ outcome }) => isOpen(outcome)).length);
      expect(all.ends).toBe(here.filter(({ outcome }) => outcome.is === 'ends').length);
      expect(comes).toBe(judged.filter(({ outcome }) => outcome.is === 'comes').length);
      const known = here.filter(({ now }) => grades.some((one) => one === now?.grade));
      expect(rows.reduce((sum, { now }) => sum + now, 0)).toBe(known.length);
      for (const row of rows) {
        expect(row.up + row.repeats + row.leaves + row.ends + row.open).toBe(row.now);
      }
    }),
  );
});
