import { expect, test } from 'vitest';
import { submissionKinds } from '#features/submissions/kinds.ts';
import { familyParts } from '../page/family-parts.server.ts';
import { searchRooms } from './search-rooms.server.ts';

const roomsOf = (kinds: readonly { room: string }[]) => [...new Set(kinds.map(({ room }) => room))];

test('the desk’s bar finds what people send, whatever room works on it', () => {
  expect(roomsOf(searchRooms)).toEqual(expect.arrayContaining(roomsOf(submissionKinds)));
});

test('the page of a family shows whatever a family sends under a reference', () => {
  const sent = submissionKinds.filter((kind) => 'prefix' in kind && kind.room !== 'careers');
  expect(sent.length).toBeGreaterThan(5);
  const shown = familyParts.map(({ room }) => room);
  expect(shown).toEqual(expect.arrayContaining(roomsOf(sent)));
});
