import { expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { contentParts } from './parts.ts';
import { whatChanged } from './what-changed.ts';

test('two versions that say the same do not differ, in whatever order their names stand', () => {
  const office = contentParts.office.take(content);
  const turned = Object.fromEntries(Object.entries(office).reverse());
  expect(whatChanged(contentParts.office.fields, office, turned)).toEqual([]);
});

test('differences are named by their labels', () => {
  const office = contentParts.office.take(content);
  const after = { ...office, answerWithin: 'a week', hours: { ...office.hours, office: '9' } };
  expect(whatChanged(contentParts.office.fields, office, after)).toEqual([
    'Families hear about a place within',
    'Hours: Office',
  ]);
});

test('entries are added, removed, changed and moved', () => {
  const { items } = contentParts.openings.take(content);
  const [first, second, ...others] = items;
  const changes = (...now: (object | undefined)[]) =>
    whatChanged(contentParts.openings.fields, { items }, { items: now });
  expect(changes(second, first, ...others)).toEqual(['Openings: another order']);
  expect(changes(second, ...others)).toEqual([`Openings: “${first?.title}” removed`]);
  expect(changes({ ...first, id: 'new', title: 'Cook' }, ...items)).toEqual([
    'Openings: “Cook” added',
  ]);
  expect(changes({ ...first, title: 'Cook', closesOn: '2027-01-01' }, second, ...others)).toEqual([
    'Openings: “Cook”, Title, Closing day',
  ]);
});
