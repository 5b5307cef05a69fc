import type { ReadStore } from '#lib/store/store.server.ts';
import './audit.server.ts';

const MOST_SHOWN = 100;

/** Who did what to one record, the newest first. */
export function listActs(read: ReadStore, about: string) {
  return read
    .selectFrom('audit_records')
    .select(['at', 'staff_email as by', 'act', 'detail'])
    .where('about', '=', about)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}
