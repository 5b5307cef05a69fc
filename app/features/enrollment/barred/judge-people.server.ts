import type { JudgePeople } from '#desk/letters/reach-writers.server.ts';
import { type Barred, isRestricting, keysOf, whatMayKnow } from './may-know.ts';
import { listBarred } from './who-may-know.server.ts';

const NO_FORM = new Set<string>();
const KEYS_AT_ONCE = 1000;

/**
 * What people may know of a child that has no form here, such as one from a spreadsheet: what was written down of them
 * about any child holds for this one too, because nobody can decide about it where there is no form.
 */
export const judgePeople: JudgePeople = async (read, people) => {
  const keyed = people.map((person) => ({ applicationId: '', keys: keysOf(person) }));
  const keys = [...new Set(keyed.flatMap((person) => person.keys))];
  const barred: Barred[] = [];
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    barred.push(...(await listBarred(read, [], keys.slice(from, from + KEYS_AT_ONCE))));
  }
  return keyed.map((person) => {
    const verdict = whatMayKnow(person, NO_FORM, barred);
    return { mayKnow: verdict.mayKnow !== 'nothing', isRestricted: isRestricting(verdict) };
  });
};
