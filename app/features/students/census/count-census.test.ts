import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grades } from '#features/content/grades.ts';
import { ageOn } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type CensusRow, countCensus } from './count-census.ts';

const { census } = fixtureContent;
const DAY = '2027-04-30';

const bornOn = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const child = fc.record({
  grade: fc.constantFrom(...grades),
  gender: fc.constantFrom('male', 'female', 'other', 'prefer_not_to_say', ''),
  bornOn: fc.oneof({ weight: 9, arbitrary: bornOn }, fc.constant('' as const)),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isWhole = ({ ages, ageless, all }: CensusRow) => sum(ages) + ageless === all;

test('every child stands in one row and one column, and every sum is that of its parts', () => {
  fc.assert(
    fc.property(fc.array(child, { maxLength: 200 }), (children) => {
      const counted = countCensus(children, census, grades, DAY);
      for (const { rows, all } of [...counted.grades, counted.school]) {
        expect([...rows, all].every(isWhole)).toBe(true);
        expect(sum(rows.map((row) => row.all))).toBe(all.all);
      }
      expect(sum(counted.grades.map(({ all }) => all.all))).toBe(children.length);
      expect(counted.school.all.all).toBe(children.length);
    }),
  );
});

test('every number is what counting by hand gives', () => {
  fc.assert(
    fc.property(fc.array(child, { maxLength: 60 }), (children) => {
      const counted = countCensus(children, census, grades, DAY);
      const girls = counted.grades.find(({ grade }) => grade === 'grade2')?.rows[0];
      const byHand = children.filter(
        (one) =>
          one.grade === 'grade2' &&
          one.gender === 'female' &&
          one.bornOn !== '' &&
          ageOn(one.bornOn, DAY) === 7,
      );
      expect(girls?.ages[census.ages.findIndex(({ name }) => name === '7')]).toBe(byHand.length);
    }),
  );
});

test('who did not say is counted as not given, and a child is as old as on the day', () => {
  const { school } = countCensus(
    [
      { grade: 'grade1', gender: 'prefer_not_to_say', bornOn: '2020-05-01' },
      { grade: 'grade1', gender: '', bornOn: '2020-04-30' },
      { grade: 'grade1', gender: 'male', bornOn: '' },
    ],
    census,
    grades,
    DAY,
  );
  const byName = (name: string) => school.rows.find(({ sex }) => sex === name);
  expect(byName('Not given')?.all).toBe(2);
  expect(byName('Boys')).toMatchObject({ all: 1, ageless: 1 });
  expect(school.all.ages.slice(3, 5)).toEqual([1, 1]);
});
