import type { Content } from '#features/content/schemas.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { contentParts, findPart, type PartName } from '../parts.ts';
import type { WaitingChangeRow } from '../tables.server.ts';
import { type OldAndNew, oldAndNew } from './old-and-new.ts';

/** A change of a guarded part that waits, as the desk shows it. */
export interface WaitingChange {
  id: string;
  takesEffectAt: string;
  staffEmail: string;
  changes: OldAndNew[];
}

/** What waits for one part. */
export async function findWaiting(
  read: ReadStore,
  part: PartName,
  content: Content,
): Promise<WaitingChange | undefined> {
  const row = await read
    .selectFrom('waiting_content_changes')
    .selectAll()
    .where('part', '=', part)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      takesEffectAt: row.takes_effect_at,
      staffEmail: row.staff_email,
      changes: changesOf(row, content).changes,
    }
  );
}

/** The parts for which something waits, with the instant at which it takes effect. */
export async function listWaiting(read: ReadStore): Promise<{ name: PartName; at: string }[]> {
  const rows = await read
    .selectFrom('waiting_content_changes')
    .select(['part', 'takes_effect_at as at'])
    .orderBy('takes_effect_at')
    .execute();
  return rows.flatMap(({ part, at }) => {
    const found = findPart(part);
    return found ? [{ name: found.name, at }] : [];
  });
}

/** What the part is called, and what the change does to it as it is now. */
export function changesOf(
  { part, value }: Pick<WaitingChangeRow, 'part' | 'value'>,
  content: Content,
) {
  const { name, fields, take } = contentParts[part as PartName];
  return { part: name, changes: oldAndNew(fields, take(content), JSON.parse(value)) };
}
