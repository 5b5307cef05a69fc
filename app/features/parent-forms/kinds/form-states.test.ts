import { describe, expect, test } from 'vitest';
import { parentForms } from '../parent-forms.ts';
import { endOf, getState } from './form-states.ts';
import { formsAtSchool } from './forms-at-school.ts';

const now = new Date('2026-11-21T08:00:00Z');

describe.each(parentForms.map(({ kind }) => kind))('the states of a %s', (kind) => {
  const states = formsAtSchool[kind].states;
  const names = Object.keys(states);

  test('begin with new, and every move leads to one of them', () => {
    expect(names[0]).toBe('new');
    for (const { next } of Object.values(states)) {
      for (const to of next) expect(names).toContain(to);
    }
  });

  test('have a way back from every move', () => {
    for (const name of names) {
      for (const to of getState(kind, name).next) {
        const back = new Set<string>([to]);
        for (const step of back) for (const next of getState(kind, step).next) back.add(next);
        expect(back, `${name} to ${to}`).toContain(name);
      }
    }
  });
});

test('no other word is a state', () => {
  for (const word of ['', 'toString', '__proto__', 'paid']) {
    expect(() => getState('volunteer-application', word)).toThrow();
  }
});

test('an offer to help is kept until it is over; a membership until its school year is', () => {
  expect(endOf('volunteer-application', 'active', {}, now)).toBeNull();
  expect(endOf('volunteer-application', 'declined', {}, now)).toBe(now.toISOString());
  for (const state of ['new', 'paid', 'ended']) {
    const end = endOf('pta-membership', state, { schoolYear: '2026' }, now);
    expect(end).toBe('2026-12-31T22:00:00.000Z');
  }
});
