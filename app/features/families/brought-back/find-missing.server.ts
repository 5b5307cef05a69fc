import { recordsIn } from '#desk/family/search-room.server.ts';
import {
  kindOfReference,
  referencePrefixes,
  submissionKinds,
} from '#features/submissions/kinds.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { roomsOfSubmissions } from '../search/search-rooms.server.ts';
import '../tables.server.ts';
import { type NamedReference, referencesIn } from './references-in-text.ts';

/** What of a text is here, was erased, or is missing. */
interface NamedInText {
  here: number;
  erased: number;
  /** `what` says its kind, such as “one job application”. */
  missing: (NamedReference & { what: string })[];
}

/** So many are asked for at once. */
const AT_ONCE = 400;

/**
 * Which of the references that a text names the data do not have, though the school had given them. Nothing of the text
 * is kept. `own` are the school's addresses, which stand in every mail.
 */
export async function findMissing(
  read: ReadStore,
  text: string,
  own: readonly string[],
): Promise<NamedInText> {
  const named = referencesIn(text, referencePrefixes, own);
  const here = new Set<string>();
  const erased = new Set<string>();
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const references = named.slice(from, from + AT_ONCE).map(({ reference }) => reference);
    for (const room of roomsOfSubmissions) {
      const records = await recordsIn(room, read, 'reference', references);
      for (const { reference } of records) here.add(reference);
    }
    for (const reference of await listErased(read, references)) erased.add(reference);
  }
  const isHere = ({ reference }: NamedReference) => here.has(reference);
  const wasErased = ({ reference }: NamedReference) =>
    !here.has(reference) && erased.has(reference);
  return {
    here: named.filter(isHere).length,
    erased: named.filter(wasErased).length,
    missing: named
      .filter((one) => !isHere(one) && !wasErased(one))
      .map((one) => ({ ...one, what: whatIs(one.reference) })),
  };
}

async function listErased(read: ReadStore, references: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('erasures')
    .select('reference')
    .where('reference', 'in', references)
    .execute();
  return rows.flatMap(({ reference }) => reference ?? []);
}

function whatIs(reference: string): string {
  const kind = kindOfReference(reference);
  return submissionKinds.find((one) => one.kind === kind)?.words.one ?? '';
}
