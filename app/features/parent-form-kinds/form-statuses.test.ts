import { describe, expect, test } from 'vitest';
import { endOf, getStatus } from './form-statuses.ts';
import { formsAtSchool, parentForms } from './parent-forms.ts';

const now = new Date('2026-11-21T08:00:00Z');

describe.each(parentForms.map(({ kind }) => kind))('the statuses of a %s', (kind) => {
  const statuses = formsAtSchool[kind].statuses;
  const names = Object.keys(statuses);

  test('begin with new, and every move leads to one of them', () => {
    expect(names[0]).toBe('new');
    for (const { next } of Object.values(statuses)) {
      for (const to of next) expect(names).toContain(to);
    }
  });

  test('have a way back from every move', () => {
    for (const name of names) {
      for (const to of getStatus(kind, name).next) {
        const back = new Set<string>([to]);
        for (const step of back) for (const next of getStatus(kind, step).next) back.add(next);
        expect(back, `${name} to ${to}`).toContain(name);
      }
    }
  });
});

test('no other word is a status', () => {
  for (const word of ['', 'toString', '__proto__', 'paid']) {
    expect(() => getStatus('volunteer-application', word)).toThrow();
  }
});

test('an offer to help is kept until it is over; a membership until its school year is', () => {
  expect(endOf('volunteer-application', 'active', {}, now)).toBeNull();
  expect(endOf('volunteer-application', 'declined', {}, now)).toBe(now.toISOString());
  for (const status of ['new', 'paid', 'ended']) {
    const end = endOf('pta-membership', status, { schoolYear: '2026' }, now);
    expect(end).toBe('2026-12-31T22:00:00.000Z');
  }
});
