import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { notSaid } from './not-said.ts';
import { sections as schema, sectionSchema } from './schema.ts';
import { sectionNames, sections } from './sections.ts';

test('a school that has said nothing has every section, empty', () => {
  const empty = v.parse(schema, {});
  expect(Object.keys(empty)).toEqual(sectionNames);
  for (const name of sectionNames) {
    expect(notSaid(sections[name], empty[name])).toEqual(
      sections[name].blocks
        .filter(({ kind }) => kind !== 'photographs')
        .map(({ heading }) => heading),
    );
  }
});

describe('what a section does not take', () => {
  const fees = { from: 'grade1', to: 'grade4', term1: 1500, term2: 1500, term3: 1500 };
  test.each([
    ['a fee that is no number', 'fees', { terms: [{ ...fees, term2: 'K 1,500' }] }],
    ['a fee below nothing', 'fees', { terms: [{ ...fees, term2: -1 }] }],
    ['fees in words for a grade', 'fees', { terms: [{ ...fees, from: 'Grade 1' }] }],
    ['a last grade before the first', 'fees', { terms: [{ ...fees, to: 'ece1' }] }],
    ['a row without its name', 'menu', { days: [{ day: ' ', meal: 'Rice' }] }],
    ['a column that nobody knows', 'fees', { terms: [{ ...fees, term4: 1 }] }],
    ['a block that nobody knows', 'fees', { discount: ['10%'] }],
    ['an empty line', 'rules', { rules: [''] }],
    [
      'a number that no phone can call',
      'emergency',
      { people: [{ name: 'A', role: 'B', phone: '0977' }] },
    ],
    ['a text in the place of a list', 'rules', { rules: 'Be kind.' }],
  ] as const)('%s', (_what, name, value) => {
    expect(v.is(sectionSchema(sections[name]), value)).toBe(false);
  });

  const portrait = { digest: 'a'.repeat(32), width: 320, height: 400, alt: 'Grace Banda' };
  const withPortrait = (changed: object = {}) => ({
    people: [{ name: 'Grace Banda', role: 'Head', portrait: { ...portrait, ...changed } }],
  });
  test.each([
    ['a wide photograph of a person', 'team', withPortrait({ width: 400, height: 300 })],
    ['a photograph without words', 'team', withPortrait({ alt: ' ' })],
    ['the address of another site', 'team', withPortrait({ digest: 'https://example.com/a.jpg' })],
    ['a photograph beside an emergency number', 'emergency', withPortrait()],
  ] as const)('%s', (_what, name, value) => {
    expect(v.is(sectionSchema(sections[name]), value)).toBe(false);
  });

  test('a photograph of somebody of the team is taken', () => {
    expect(v.is(sectionSchema(sections.team), withPortrait())).toBe(true);
  });

  test('photographs of the school are wide and have words', () => {
    const photograph = { ...portrait, width: 720, height: 540, alt: 'A shirt and a skirt' };
    const uniform = (changed: object) => ({
      photographs: [{ caption: 'Every day', photograph: { ...photograph, ...changed } }],
    });
    const schemaOf = sectionSchema(sections.uniform);
    expect(v.is(schemaOf, uniform({}))).toBe(true);
    expect(notSaid(sections.uniform, v.parse(schemaOf, uniform({})))).not.toContain(
      'What it looks like',
    );
    for (const wrong of [{ width: 400, height: 500 }, { alt: '' }, { digest: '/a.jpg' }])
      expect(v.is(schemaOf, uniform(wrong))).toBe(false);
    expect(v.is(schemaOf, { photographs: [{ caption: ' ', photograph }] })).toBe(false);
    expect(v.is(schemaOf, { photographs: [{ caption: 'Every day', photograph: '' }] })).toBe(false);
  });

  test('and what it does', () => {
    expect(v.is(sectionSchema(sections.fees), { terms: [fees], ways: ['Call {phone}.'] })).toBe(
      true,
    );
  });
});

test('names in addresses and columns are told apart', () => {
  for (const name of sectionNames) {
    const { blocks } = sections[name];
    expect(new Set(blocks.map((block) => block.name)).size).toBe(blocks.length);
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});
