import type { ActData } from '#lib/audit/audit-records.server.ts';
import type { FamilyEntry, FamilyPart } from '../family/family-part.ts';

const MOST_SHOWN = 200;

/** What the staff did with what a family has sent. */
export const actsOfFamily: FamilyPart = {
  room: 'families',
  async find(read, references) {
    const rows = await read
      .selectFrom('audit_records')
      .select(['about', 'at', 'staff_email', 'act', 'detail', 'data'])
      .where('about', 'in', references)
      .orderBy('at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    const acts = new Map<string, FamilyEntry>();
    for (const { about, at, staff_email: by, act, detail, data: json } of rows) {
      const data = JSON.parse(json) as ActData;
      if (hasOwnEntry(data)) continue;
      const key = [at, by, act, detail, json].join(' ');
      const same = acts.get(key);
      // One look at this page is a look at all that stands on it.
      const reference = same ? `${same.reference}, ${about}` : about;
      acts.set(key, { kind: 'act', reference, at, by, title: '', act: { act, detail, data } });
    }
    return { entries: [...acts.values()] };
  },
};

/** A status that was reached, what was corrected and what was said of a paper. */
function hasOwnEntry({ status, takenBack, corrected, paper }: ActData): boolean {
  return (status !== undefined && takenBack === undefined) || Boolean(corrected ?? paper);
}
