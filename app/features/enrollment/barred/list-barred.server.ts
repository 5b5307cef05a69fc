import type { ReadStore } from '#lib/store/store.server.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import './tables.server.ts';

/** What the office has said of one person and a child, as the desk shows it. */
export type BarredLine = Awaited<ReturnType<typeof listBarredLines>>[number];

/** Everything that was said of the child of an application and keeps something from somebody; the newest first. */
export async function listBarredLines(read: ReadStore, reference: string) {
  const rows = await read
    .selectFrom('enrollment_barred as barred')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['barred.id', 'application.reference', 'name', 'guardian', 'since', 'reason', 'paper'])
    .select(['may_know as mayKnow', 'may_collect'])
    .select(['written_at as writtenAt', 'written_by as writtenBy'])
    .select(['lifted_at as liftedAt', 'lifted_by as liftedBy', 'lifted_reason as liftedReason'])
    .where('application_id', 'in', idsOfChild(read, reference))
    .where((row) => row.or([row('may_know', '!=', 'everything'), row('may_collect', '=', 0)]))
    .orderBy('written_at', 'desc')
    .execute();
  return rows.map(({ may_collect, ...line }) => ({ ...line, mayCollect: may_collect === 1 }));
}
