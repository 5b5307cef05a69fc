import { expect, test } from 'vitest';
import { roomsFor } from './rooms.ts';

const namesFor = (...roles: Parameters<typeof roomsFor>[0]) =>
  roomsFor(roles).map(({ name }) => name);

test('everybody finds the rooms of their work, and no others', () => {
  expect(namesFor('recruitment')).toEqual(['Today', 'Careers']);
  expect(namesFor('editor')).toEqual(['Today', 'Newsletter', 'Content', 'Documents']);
  expect(namesFor('admissions', 'editor')).toEqual([
    'Today',
    'Enrollment',
    'Families',
    'Messages',
    'Parents',
    'Meals',
    'Newsletter',
    'Content',
    'Documents',
    'Mail',
  ]);
  expect(namesFor('administrator')).toHaveLength(12);
  expect(namesFor()).toEqual([]);
});
