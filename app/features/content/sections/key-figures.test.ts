import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type KeyFigure, keyFigure } from './key-figures.ts';
import { type SectionName, sectionNames } from './sections.ts';

const { answerWithin: _time, ...school } = fixtureContent.school;
const facts = { ...fixtureContent, school };
const figureOf = (name: SectionName, value = fixtureContent.sections[name]) =>
  keyFigure(name, value, facts);
const inWords = (figure: KeyFigure | undefined) =>
  figure && `${figure.figure.replaceAll('\u00a0', ' ')} | ${figure.label}`;

test.each([
  ['fees', 'K 4,500 to K 5,250 | for a year of three terms'],
  ['uniform', 'K 180 to K 280 | for each piece of the uniform'],
  ['team', 'Grace Banda | Head of the school'],
  ['buses', 'K 400 to K 450 | for a term on the bus'],
  ['menu', 'K 25 | for a student lunch'],
  ['child-protection', '+260 211 000 001 | Ruth Mwale. Keeps watch over child protection'],
  ['absence', '+260 211 000 000 | Call us when your child does not come'],
] as const)('%s begins with %s', (name, words) => {
  expect(inWords(figureOf(name))).toBe(words);
});

test('what is the same for all is said once, and one is one', () => {
  const once = { once: [{ what: 'Registration', amount: 250 }] };
  expect(inWords(figureOf('fees', once))).toBe('K 250 | to pay once');
  expect(inWords(figureOf('rules', { rules: ['Be kind.'] }))).toBe(
    '1 rule | for children and families',
  );
  expect(inWords(figureOf('documents-to-bring', { documents: ['A', 'B'] }))).toBe(
    '2 papers | to bring to the office',
  );
});

test('a number can be called', () => {
  expect(figureOf('child-protection')?.href).toBe('tel:+260211000001');
  expect(figureOf('absence')?.href).toBe('tel:+260211000000');
});

test('how long an answer takes is only said where the school says it', () => {
  expect(figureOf('places')).toBeUndefined();
  const promised = { ...facts, school: { ...school, answerWithin: 'two weeks' } };
  expect(inWords(keyFigure('places', {}, promised))).toBe('Within two weeks | you hear from us');
});

test('of what the school has not said nothing is invented', () => {
  const said = sectionNames.filter((name) => figureOf(name, {}));
  // Both stand elsewhere in the content.
  expect(said).toEqual(['menu', 'absence']);
});
