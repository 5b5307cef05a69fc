import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { findDoubts } from './find-doubts.ts';

const { school, calendar } = fixtureContent;
const { pta, council } = calendar.meetings;

/** Public holidays of Zambia as observed (checklists C-IV): a Sunday's holiday moves to the Monday, a Saturday's stays. */
const observed: Record<number, Record<string, string>> = {
  2026: {
    'Youth Day': '2026-03-12',
    'Good Friday': '2026-04-03',
    'Easter Monday': '2026-04-06',
    'Labour Day': '2026-05-01',
    'Africa Freedom Day': '2026-05-25',
    'Heroes Day': '2026-07-06',
    'Unity Day': '2026-07-07',
    'Independence Day': '2026-10-24',
  },
  2027: {
    'Youth Day': '2027-03-12',
    'Good Friday': '2027-03-26',
    'Easter Monday': '2027-03-29',
    'Labour Day': '2027-05-01',
    'Africa Freedom Day': '2027-05-25',
    'Heroes Day': '2027-07-05',
    'Unity Day': '2027-07-06',
    'Independence Day': '2027-10-25',
  },
  2028: {
    'Youth Day': '2028-03-13',
    'Good Friday': '2028-04-14',
    'Easter Monday': '2028-04-17',
    'Labour Day': '2028-05-01',
    'Africa Freedom Day': '2028-05-25',
    'Heroes Day': '2028-07-03',
    'Unity Day': '2028-07-04',
    'Independence Day': '2028-10-24',
  },
};

const sameHours = { ...school.hours, schoolOnContactPage: school.hours.school };
const price = { term1: 1, term2: 1, term3: 1 };
const rowOf = (from: string, to: string) => ({ from, to, ...price });
const withFees = (...terms: ReturnType<typeof rowOf>[]) => ({
  ...fixtureContent.sections,
  fees: { terms },
});
const sections = withFees(rowOf('ece1', 'grade7'));
const quiet = {
  sections,
  school: { ...school, hours: sameHours },
  calendar: { ...calendar, terms: [], holidays: [] },
  openings: [],
};

/** In words, of calendar alone, on a day of its own. */
function wordsAbout(changed: Partial<typeof calendar>, today = '2026-01-02', since?: string) {
  const content = { ...quiet, calendar: { ...quiet.calendar, ...changed } };
  return findDoubts(content, today, since).map(({ words }) => words);
}
const doubtsAbout = (year: number, holidays: Record<string, string>) =>
  wordsAbout(
    {
      years: [{ year, state: 'published' }],
      holidays: Object.entries(holidays).map(([name, on]) => ({ name, on })),
    },
    `${year}-01-02`,
  );

describe('holidays', () => {
  test.each([2026, 2027, 2028])('as %i observes them raise no doubt', (year) => {
    expect(doubtsAbout(year, observed[year] ?? {})).toEqual([]);
  });

  test('a day beside the computed one is named with both', () => {
    expect(doubtsAbout(2028, { 'Youth Day': '2028-03-14' })).toEqual([
      'Youth Day is given as 14 March 2028; the computed day of 2028 is 13 March 2028.',
    ]);
  });

  test('a day that the school made up itself is its own business', () => {
    expect(doubtsAbout(2026, { 'Founder’s Day': '2026-02-02' })).toEqual([]);
  });

  test('once both days are past, nobody is asked', () => {
    const holidays = [{ name: 'Youth Day', on: '2026-03-20' }];
    expect(wordsAbout({ holidays }, '2026-03-20', '2026-03-20')).toHaveLength(1);
    expect(wordsAbout({ holidays }, '2026-03-21', '2026-03-21')).toEqual([]);
  });
});

test('the content as specified, on its first day', () => {
  const doubts = findDoubts({ school, calendar, openings: [], sections }, '2026-01-02');
  expect(doubts.map(({ key: _, ...said }) => said)).toEqual([
    ...[
      'Youth Day is given as 20 March 2026; the computed day of 2026 is 12 March 2026.',
      'Good Friday is given as 11 April 2026; the computed day of 2026 is 3 April 2026.',
      'Easter Monday is given as 14 April 2026; the computed day of 2026 is 6 April 2026.',
      'Term 1 starts on 5 January 2026. In the Ministry’s calendar the week from 5 January is for teachers, and learners come on 12 January 2026.',
      'Term 3 ends on 5 December 2026, a Saturday.',
      'PTA Meeting is outside the terms on 14 April, 11 August and 8 December 2026.',
      'School Advisory Council is outside the terms on 16 April, 20 August and 17 December 2026.',
    ].map((words) => ({ file: 'calendar.yaml', part: 'dates', words })),
    {
      ...{ file: 'school.yaml', part: 'office' },
      words:
        'The school day is given as 8:00 AM-3:00 PM and, on the contact page, as 8:00 AM-3:30 PM.',
    },
  ]);
});

describe('terms', () => {
  test('that start on a Sunday, also for some grades, are named', () => {
    const otherStarts = [{ grades: ['Grade 1'], startsOn: '2026-01-10' }];
    const term = { name: 'Term 1', startsOn: '2026-01-04', endsOn: '2026-04-10', otherStarts };
    const weekly = { ...pta, week: 3, weekday: 'Tuesday' } as const;
    const said = wordsAbout({ terms: [term], meetings: { pta: weekly, council } });
    expect(said.slice(0, 2)).toEqual([
      'Term 1 starts on 4 January 2026, a Sunday.',
      'Term 1 starts on 10 January 2026, a Saturday.',
    ]);
  });

  test('that the Ministry gives to the learners are right', () => {
    const terms = [{ name: 'Term 1', startsOn: '2026-01-12', endsOn: '2026-12-04' }];
    expect(wordsAbout({ terms }).filter((words) => words.includes('teachers'))).toEqual([]);
  });
});

test('meetings are asked about from a day on, and only of years whose terms are entered', () => {
  const years = [
    { year: 2026, state: 'published' as const },
    { year: 2027, state: 'published' as const },
  ];
  const { terms } = calendar;
  expect(wordsAbout({ years, terms }, '2026-08-12', '2026-08-12')).toEqual([
    'Term 3 ends on 5 December 2026, a Saturday.',
    'PTA Meeting is outside the terms on 8 December 2026.',
    'School Advisory Council is outside the terms on 20 August and 17 December 2026.',
  ]);
});

describe('a year that ends', () => {
  const { terms } = calendar;
  const saidOn = (today: string, state?: 'draft' | 'provisional' | 'published') => {
    const next = state ? [{ year: 2027, state }] : [];
    return wordsAbout({ terms, years: [...calendar.years, ...next] }, today, '2026-12-31');
  };

  test.each([
    ['2026-10-05', []],
    [
      '2026-10-06',
      [
        'The school year 2026 ends on 5 December 2026, and the dates of 2027 are not entered. Families see nothing of 2027 yet.',
      ],
    ],
    [
      '2026-12-20',
      [
        'The school year 2026 ended on 5 December 2026, and the dates of 2027 are not entered. Families see nothing of 2027 yet.',
      ],
    ],
  ])('on %s says %j', (today, expected) => {
    expect(saidOn(today)).toEqual(expected);
  });

  test('is asked about all the time while it runs and is not shown', () => {
    expect(saidOn('2027-03-10')).toEqual([
      'The dates of 2027 are not entered. Families see nothing of 2027 yet.',
    ]);
    expect(saidOn('2027-03-10', 'draft')).toEqual([
      'The dates of 2027 are still a draft. Families see nothing of 2027 yet.',
    ]);
    expect(saidOn('2027-03-10', 'provisional')).toEqual([]);
  });

  test('asks for a draft to be published, and is quiet once the next one is shown', () => {
    expect(saidOn('2026-11-22', 'draft')).toEqual([expect.stringContaining('are still a draft')]);
    expect(saidOn('2026-11-22', 'provisional')).toEqual([]);
    expect(saidOn('2026-11-22', 'published')).toEqual([]);
  });
});

test.each([
  ['2026-02-13', undefined],
  ['2026-02-14', 'Art Teacher takes applications until 28 February 2026.'],
  ['2026-02-28', 'Art Teacher takes applications until 28 February 2026.'],
  ['2026-03-01', 'Art Teacher closed on 28 February 2026 and still stands on the careers page.'],
])('on %s an opening says %s', (today, words) => {
  const [opening] = fixtureContent.openings;
  if (!opening) throw new Error('the fixture has an opening');
  const openings = [{ ...opening, title: 'Art Teacher', closesOn: '2026-02-28' }];
  const expected = words ? [{ file: 'openings.yaml', part: 'openings', words }] : [];
  const doubts = findDoubts({ ...quiet, openings }, today);
  expect(doubts.map(({ key: _, ...said }) => said)).toEqual(expected);
});

test.each([
  ['every class', [rowOf('ece1', 'grade7')], []],
  [
    'no class',
    [],
    [
      'No school fees are given for Early Childhood 1 and 2 and Grades 1 to 7. A family that is offered a place there reads “School fees: ask us”.',
    ],
  ],
  [
    'one class twice and two not',
    [rowOf('ece1', 'grade4'), rowOf('grade4', 'grade5')],
    [
      'No school fees are given for Grades 6 and 7. A family that is offered a place there reads “School fees: ask us”.',
      'Two rows of the school fees are for Grade 4. A family that is offered a place there reads “School fees: ask us”.',
    ],
  ],
])('fees for %s', (_, rows, words) => {
  const doubts = findDoubts({ ...quiet, sections: withFees(...rows) }, '2026-01-02');
  expect(doubts.map(({ words }) => words)).toEqual(words);
  expect(doubts.every(({ file, part }) => file === 'sections.yaml' && part === 'fees')).toBe(true);
});

describe('what a doubt is about', () => {
  const keysOn = (today: string, changed: Partial<typeof calendar> = {}) =>
    findDoubts(
      { school, calendar: { ...calendar, ...changed }, openings: [], sections },
      today,
      today,
    ).map(({ key }) => key);
  const starting = (start: string, keys: string[]) => keys.filter((key) => key.startsWith(start));

  test('is one thing each, and the same while only days pass', () => {
    const first = keysOn('2026-01-02');
    expect(new Set(first).size).toBe(first.length);
    for (const day of ['2026-03-01', '2026-07-01', '2026-10-01'])
      expect(first).toEqual(expect.arrayContaining(keysOn(day)));
  });

  test('is another thing once a value in it changes, or the next year is still missing after its end', () => {
    const moved = keysOn('2026-01-02', {
      holidays: calendar.holidays.map((one) =>
        one.name === 'Youth Day' ? { ...one, on: '2026-03-19' } : one,
      ),
    });
    expect(starting('holiday Youth', moved)).not.toEqual(
      starting('holiday Youth', keysOn('2026-01-02')),
    );
    expect(starting('holiday Good', moved)).toEqual(starting('holiday Good', keysOn('2026-01-02')));
    const years = calendar.years.filter(({ year }) => year === 2026);
    const [before, after] = ['2026-12-01', '2026-12-20'].map((day) => keysOn(day, { years }));
    expect(starting('next', before ?? [])).toHaveLength(1);
    expect(starting('next', after ?? [])).not.toEqual(starting('next', before ?? []));
  });
});
