import type { ActData } from '#lib/audit/audit-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** One press of somebody of the office that moved several records at once: what was done together has one instant. */
export interface Press {
  at: string;
  /** The address of the member of staff. */
  by: string;
  to: string;
  references: string[];
}

/** The presses since an instant that moved two or more of the records whose references begin so, the newest first. */
export async function listPresses(read: ReadStore, prefix: string, since: Date): Promise<Press[]> {
  const rows = await read
    .selectFrom('audit_records')
    .select(['at', 'staff_email as by', 'about', 'data'])
    .where('act', '=', 'changed')
    .where('at', '>', since.toISOString())
    .where('about', 'like', `${prefix}-%`)
    .orderBy('at', 'desc')
    .execute();
  const presses = new Map<string, Press>();
  for (const { at, by, about, data } of rows) {
    const { status, takenBack } = JSON.parse(data) as ActData;
    if (!status || takenBack) continue;
    const key = `${at} ${by} ${status}`;
    const press = presses.get(key) ?? { at, by, to: status, references: [] };
    presses.set(key, press);
    press.references.push(about);
  }
  return [...presses.values()].filter(({ references }) => references.length > 1);
}
