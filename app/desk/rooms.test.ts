import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deskRooms, roomsFor } from './rooms.ts';

const namesFor = (...roles: Parameters<typeof roomsFor>[0]) =>
  roomsFor(roles).map(({ name }) => name);

test('everybody finds the rooms of their work, and no others', () => {
  expect(namesFor('recruitment')).toEqual(['Today', 'Jobs']);
  expect(namesFor('editor')).toEqual(['Today', 'Pages', 'Documents', 'Newsletter']);
  expect(namesFor('admissions', 'editor')).toEqual([
    'Today',
    'Enrollment',
    'Families',
    'Children',
    'Messages',
    'Meals',
    'Parents’ forms',
    'Reports',
    'Pages',
    'Documents',
    'Newsletter',
    'Letters and mails',
  ]);
  expect(namesFor('administrator')).toHaveLength(14);
  expect(namesFor()).toEqual([]);
});

test('the document of the desk says of every room with records what can be done there', () => {
  const told = readFileSync('docs/desk.md', 'utf8').split('## The rooms of the desk')[1];
  const rows = told?.split('\n## ')[0]?.matchAll(/^\| ([a-zA-Z]+) \|/gm) ?? [];
  const { today: _, ...rooms } = deskRooms;
  expect(
    [...rows]
      .map(([, room]) => room)
      .filter((room) => room !== 'room')
      .sort(),
  ).toEqual(Object.keys(rooms).sort());
});
