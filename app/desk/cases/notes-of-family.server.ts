import type { FamilyPart } from '../family/family-part.ts';
import { listNotes } from './case-notes.server.ts';

/** What the office has noted about anything that a family has sent; calls that are to be made stand by themselves too. */
export const notesOfFamily: FamilyPart = {
  room: 'families',
  async find(read, references) {
    const notes = await listNotes(read, ...references);
    return {
      calls: notes.filter(({ callOn, calledAt }) => callOn !== null && calledAt === null),
      entries: notes.map(({ reference, text, at, by, callOn, calledAt }) => ({
        kind: 'note' as const,
        reference,
        at,
        text,
        by,
        title: callOn === null ? 'Note' : calledAt === null ? 'Call back' : 'Called back',
      })),
    };
  },
};
