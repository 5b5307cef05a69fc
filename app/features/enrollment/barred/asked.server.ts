import type { ReadStore } from '#lib/store/store.server.ts';
import { closedWithoutPlace } from '../status/status-sets.ts';
import { formsNaming } from './forms-naming.server.ts';
import { listPeople } from './people.server.ts';
import './tables.server.ts';

/** So many forms are looked at; the office answers the oldest questions first, and the next ones follow. */
const MOST_LOOKED_AT = 100;

/**
 * Open applications on which somebody stands who is barred from another child, while the office has not said whether it
 * holds here too; the oldest first.
 */
export async function listAsked(read: ReadStore): Promise<string[]> {
  const rows = await read
    .selectFrom('enrollment_barred_keys')
    .innerJoin('enrollment_barred as barred', 'barred.id', 'barred_id')
    .select('key')
    .distinct()
    .where('lifted_at', 'is', null)
    .where((row) => row.or([row('may_know', '!=', 'everything'), row('may_collect', '=', 0)]))
    .execute();
  const keys = rows.map(({ key }) => key);
  if (keys.length === 0) return [];
  const candidates = await formsNaming(read, keys)
    .select('reference')
    .where('status', 'not in', closedWithoutPlace)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(MOST_LOOKED_AT)
    .execute();
  const asked: string[] = [];
  for (const { reference } of candidates) {
    const people = await listPeople(read, reference);
    if (people.some(({ askedFrom }) => askedFrom.length > 0)) asked.push(reference);
  }
  return asked;
}
