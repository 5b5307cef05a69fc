import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdaysOfMonth } from '#features/calendar/school-days.ts';
import { grades } from '#features/content/grades.ts';
import type { PersonOfChild } from '../people/people-of-child.ts';
import { type Standing, standings } from '../student-year.ts';
import { classLists, type ListedChild, monthOf, rowsOfList } from './lists-of-class.ts';
import { siblingsInWords } from './siblings.ts';

const standing = fc.constantFrom(...(Object.keys(standings) as Standing[]));
const phone = fc.constantFrom('', '0977 100 200', '+260 977 100 200', '0966 300 400');

/** A school of up to forty children, with families of some and phones of most. */
const schools = fc
  .array(
    fc.record({
      standing,
      grade: fc.constantFrom(...grades),
      letter: fc.constantFrom('', 'A', 'B'),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      family: fc.integer({ min: 0, max: 8 }),
      phone,
      paper: fc.boolean(),
      says: fc.constantFrom(undefined, 'none' as const, 'yes' as const, 'no' as const),
    }),
    { maxLength: 40 },
  )
  .map((children) =>
    children.map((one, at) => ({
      ...one,
      id: `id-${at}`,
      reference: `CH-${at}`,
      listed: listedOf(one, at),
    })),
  );

function listedOf(
  one: { standing: Standing; grade: string; letter: string; month: number; day: number },
  at: number,
): ListedChild {
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    id: `id-${at}`,
    standing: one.standing,
    child: {
      ...{ reference: `CH-${at}`, firstName: `First${at}`, lastName: 'Zulu', gender: '' },
      bornOn: `2017-${two(one.month)}-${two(one.day)}`,
    },
    year: {
      ...{ schoolYear: '2027', grade: one.grade, letter: one.letter, isPlanned: false },
      ...{ joinedOn: null, leftOn: null, leftReason: '' as const },
    },
  };
}

const person = (number: string): PersonOfChild => ({
  ...{ name: 'Ruth', relationship: '', email: '', phone: number, mayKnow: true },
});
const national = (number: string) => number.replace(/\D/g, '').slice(-9);

test('each list has the children that a count by hand finds, each once', () => {
  fc.assert(
    fc.property(schools, (children) => {
      const listed = children.map((one) => one.listed);
      const families = new Map(
        children
          .filter(({ family }) => family > 0)
          .map(({ reference, family }) => [
            reference,
            children.filter((one) => one.family === family).map((one) => one.reference),
          ]),
      );
      const people = new Map(
        children.map((one) => [
          one.reference,
          { guardians: [person(one.phone)], needs: '', isGuarded: false },
        ]),
      );
      const siblings = siblingsInWords(listed, { families, people });
      const papers = new Map(children.map(({ id, paper }) => [id, paper ? 'Birth record' : '']));
      const ofPhone = (number: string) =>
        children.filter((one) => one.phone && national(one.phone) === national(number));
      const hasSibling = (one: (typeof children)[number]) =>
        children.some((other) => other !== one && one.family > 0 && other.family === one.family) ||
        (one.phone !== '' && ofPhone(one.phone).length > 1 && ofPhone(one.phone).length <= 8);
      const asked = new Map(
        children.flatMap(({ id, says }) =>
          says ? [[id, { says, answer: undefined }] as const] : [],
        ),
      );
      const syncOf = (one: (typeof children)[number]) =>
        one.family > 0 ? `family ${one.family}` : one.reference;
      const syncs = new Map(children.map((one) => [one.id, syncOf(one)]));
      const adults = new Map(children.map(({ id, family }) => [id, family % 3]));
      const here = children.filter(({ standing: is }) => is !== 'left');
      const isFirst = (one: (typeof children)[number]) =>
        here.find((other) => syncOf(other) === syncOf(one)) === one;
      const beside = { siblings, papers, asked, families: syncs, adults };
      for (const list of classLists) {
        const rows = rowsOfList(list, listed, beside);
        const byHand = children.filter(
          (one) =>
            one.standing !== 'left' &&
            (list !== 'siblings' || hasSibling(one)) &&
            (list !== 'papers' || one.paper) &&
            (list !== 'comingBack' || one.says !== undefined) &&
            (list !== 'notAnswered' || one.says === 'none') &&
            (list !== 'gibbonFamilies' || (isFirst(one) && one.family % 3 > 0)) &&
            (list !== 'gibbonSeconds' || (isFirst(one) && one.family % 3 > 1)),
        );
        expect(rows.map(({ id }) => id).toSorted()).toEqual(byHand.map(({ id }) => id).toSorted());
      }
      const birthdays = rowsOfList('birthdays', listed, {}).map(({ child }) =>
        child.bornOn.slice(5),
      );
      expect(birthdays).toEqual(birthdays.toSorted());
    }),
    { numRuns: 1000 },
  );
});

test('a register is of the month that runs, or of the first one of another year', () => {
  const asked = { year: '2026', today: '2026-12-03', firstDay: '2026-01-12' };
  expect(monthOf('register', asked)).toBe('2026-12');
  expect(monthOf('registerNext', asked)).toBe('2027-01');
  expect(monthOf('register', { ...asked, year: '2027', firstDay: '2027-01-11' })).toBe('2027-01');
  expect(monthOf('registerNext', { ...asked, year: '2027', firstDay: '2027-01-11' })).toBe(
    '2027-02',
  );
  expect(monthOf('class', asked)).toBeUndefined();
});

test('each weekday of a month stands in a register once, closed outside of the terms and on days off', () => {
  const calendar = {
    terms: [{ startsOn: '2027-03-02', endsOn: '2027-03-26' }],
    breaks: [{ name: 'Half term', startsOn: '2027-03-10', endsOn: '2027-03-11' }],
    holidays: [{ on: '2027-03-16' }],
    closures: [{ startsOn: '2027-03-18', endsOn: '2027-03-19' }],
  };
  const days = weekdaysOfMonth('2027-03', calendar);
  expect(days).toHaveLength(23);
  const closed = days
    .filter(({ hasLessons }) => !hasLessons)
    .map(({ day }) => Number(day.slice(8)));
  // International Women's Day on the 8th, Youth Day on the 12th and Good Friday on the 26th are holidays of Zambia.
  expect(closed).toEqual([1, 8, 10, 11, 12, 16, 18, 19, 26, 29, 30, 31]);
});
