import { setImmediate as nextTurn } from 'node:timers/promises';
import { phoneKey } from '#lib/search/search-words.ts';
import { listPeople, type PeopleServices } from '../people/list-people.server.ts';
import type { JudgedRow } from './judge-rows.ts';

/** Rows that are looked at before others are answered. */
const AT_ONCE = 200;

/**
 * Says of rows whose child is here already where the file has a phone number that we do not have: nothing of the child
 * is changed by an import, and nobody should think that it was.
 */
export async function sayOtherPhones(
  services: PeopleServices,
  rows: readonly JudgedRow[],
): Promise<JudgedRow[]> {
  const said = [...rows];
  const withPhones = [...rows.entries()].filter(
    ([, { is, child }]) => is === 'here' && child && phonesOf(child.guardians).length > 0,
  );
  for (let from = 0; from < withPhones.length; from += AT_ONCE) {
    const some = withPhones.slice(from, from + AT_ONCE);
    const references = some.flatMap(([, { known }]) => known?.reference ?? []);
    const people = await listPeople(services, references);
    for (const [at, row] of some) {
      const ours = phonesOf(people.get(row.known?.reference ?? '')?.guardians ?? []);
      if (phonesOf(row.child?.guardians ?? []).every((phone) => ours.includes(phone))) continue;
      const words = `${row.words} The file has another phone, which is not taken over: open the child and correct it.`;
      said[at] = { ...row, words, differs: true };
    }
    await nextTurn();
  }
  return said;
}

const phonesOf = (guardians: readonly { phone: string }[]) =>
  guardians.map(({ phone }) => phoneKey(phone)).filter((key) => key !== '');
