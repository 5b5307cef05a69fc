import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { stemmedWordsOf } from './asked-words.ts';
import { findAnswers, MOST_FOUND } from './find-answers.ts';
import { searchIndex } from './search-index.ts';

const openIds = content.openings.map(({ id }) => id);
const index = searchIndex(content, { today: '2026-01-01', openIds });
const first = (asked: string) => findAnswers(index, asked)[0]?.href;

test.each([
  ['tour', '/faq#tours'],
  ['tours', '/faq#tours'],
  ['fees', '/parents/fees'],
  ['fee', '/parents/fees'],
  ['how much does it cost', '/parents/fees'],
  ['uniform', '/parents/uniform'],
  ['UNIFORM!', '/parents/uniform'],
  ['unif', '/parents/uniform'],
  ['bus', '/parents/buses'],
  ['sick', '/parents/absence'],
  ['jersey', '/parents/uniform'],
  ['birth certificate', '/parents/documents-to-bring'],
  ['headteacher', '/parents/team'],
  ['login', '/sign-in'],
  ['art teacher', '/careers'],
  ['term dates', '/events'],
])('“%s” finds %s first', (asked, expected) => {
  expect(first(asked)).toBe(expected);
});

test.each(['', ' ', '?', 'the', 'zzzzqx'])('“%s” finds nothing', (asked) => {
  expect(findAnswers(index, asked)).toEqual([]);
});

test('what nobody typed before breaks nothing, and never finds more than fits a phone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (asked) => {
      const found = findAnswers(index, asked);
      expect(found.length).toBeLessThanOrEqual(MOST_FOUND);
      for (const place of found) expect(index).toContain(place);
    }),
  );
});

describe('the index', () => {
  test('finds every place by its own title', () => {
    for (const place of index) {
      if (stemmedWordsOf(place.title).length > 0) {
        expect(findAnswers(index, place.title).map(({ title }) => title)).toContain(place.title);
      }
    }
  });

  test('holds no brace that nobody filled in', () => {
    expect(JSON.stringify(index)).not.toMatch(/\{\w+\}/);
  });
});

test('a past event and a closed opening are not found any more', () => {
  const event = {
    ...{ title: 'Sports Day', category: 'Sports' as const, startsOn: '2026-06-12' },
    ...{ time: '8:00 AM', location: 'School grounds', description: 'Families are welcome.' },
  };
  const [opening] = content.openings;
  if (!opening) throw new Error('the content has an opening');
  const withEvent = { ...content, events: { ...content.events, events: [event] } };
  const titles = (today: string, ids: string[]) =>
    searchIndex(withEvent, { today, openIds: ids }).map(({ title }) => title);
  const lastDay = event.startsOn;
  expect(titles(lastDay, [])).toContain(event.title);
  expect(titles('2099-01-01', [])).not.toContain(event.title);
  expect(titles(lastDay, openIds)).toContain(opening.title);
  expect(titles(lastDay, [])).not.toContain(opening.title);
});
