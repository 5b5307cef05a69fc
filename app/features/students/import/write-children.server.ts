import { setImmediate as nextTurn } from 'node:timers/promises';
import { addWordsOfEach } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { Store } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { childKeyOf } from '../child-key.ts';
import type { ChildOfRow } from './child-row.ts';
import type { PlannedImport } from './plan-import.server.ts';
import type { ImportedChildRow } from './tables.server.ts';

/** Children that are written before others are answered: each write waits for the disk, and holds the thread. */
const AT_ONCE = 25;

/** Writes the new children of an import, piece by piece; nobody finds them before its last write. */
export async function writeChildren(
  store: Store,
  importId: string,
  { rows }: PlannedImport,
  now: Date,
): Promise<void> {
  const children = rows.flatMap((row) => (row.is === 'new' ? [row] : []));
  for (let from = 0; from < children.length; from += AT_ONCE) {
    // A reference and a key cost what 5,000 of them make everybody feel.
    const some = children.slice(from, from + AT_ONCE).map((row) => rowOf(row, importId, now));
    const words = some.map((child) => ({ id: child.id, words: wordsOfChild(child) }));
    await store.write(async (transaction) => {
      await transaction.insertInto('imported_children').values(some).execute();
      await addWordsOfEach(transaction, 'CH', words);
    });
    await nextTurn();
  }
}

function rowOf({ child }: { child: ChildOfRow }, importId: string, now: Date): ImportedChildRow {
  const [first, second] = child.guardians;
  return {
    id: newRowId(),
    reference: newReference('CH'),
    import_id: importId,
    imported_at: now.toISOString(),
    first_name: child.firstName,
    last_name: child.lastName,
    born_on: child.bornOn,
    gender: child.gender,
    grade_level: child.grade,
    class: child.letter,
    child_key: childKeyOf(child),
    guardian1_name: first?.name ?? '',
    guardian1_phone: first?.phone ?? '',
    guardian1_email: first?.email ?? '',
    guardian2_name: second?.name ?? '',
    guardian2_phone: second?.phone ?? '',
    guardian2_email: second?.email ?? '',
  };
}

/** By which words a child from a spreadsheet is found. */
export const wordsOfChild = (row: ImportedChildRow): string[] =>
  searchWordsOf({
    codes: [row.reference],
    names: [row.first_name, row.last_name, row.guardian1_name, row.guardian2_name],
    texts: [],
    phones: [row.guardian1_phone, row.guardian2_phone],
    emails: [row.guardian1_email, row.guardian2_email],
  });
