import { expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { auditFilterFrom } from './audit-filter.ts';

const read = (search: string) => auditFilterFrom(new URLSearchParams(search));

test('the record is asked by person, act, reference and day', () => {
  const reference = newReference('EN');
  const typed = reference.toLowerCase().replaceAll('-', '');
  expect(read(`person=A@b.example&act=erased&q=${typed}&day=2026-01-05`)).toEqual({
    person: 'a@b.example',
    act: 'erased',
    about: reference,
    day: '2026-01-05',
  });
  expect(read('q=Subscribers')).toEqual({ about: 'subscribers' });
});

test('what makes no sense is left out', () => {
  expect(read('act=constructor&day=2026-02-30&q=%00&person=%00&page=7')).toEqual({});
});
