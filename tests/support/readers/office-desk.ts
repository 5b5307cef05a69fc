import { openStaffAccount, type StaffClient } from '../clients/staff-client.ts';
import type { RunningSchool } from '../running-school.ts';
import { changeRows } from '../school-story.ts';

/** Of each school: a colleague of all rooms, whose account is opened when the first story asks. */
const offices = new Map<string, Promise<StaffClient>>();

function officeOf(school: RunningSchool): Promise<StaffClient> {
  const known = offices.get(school.address);
  if (known) return known;
  const run = (statement: string) => changeRows(school, statement);
  const opened = openStaffAccount(
    school,
    run,
    'administrator',
    'admissions',
    'recruitment',
    'editor',
  );
  offices.set(school.address, opened);
  return opened;
}

/** The lists of the desk, by the names of their addresses. */
type DeskList =
  | 'enrollment-applications'
  | 'job-applications'
  | 'messages'
  | 'meal-payments'
  | 'parent-forms'
  | 'subscribers'
  | 'newsletters'
  | 'families'
  | 'audit-records';

type Line = Record<string, unknown> & { reference?: string };

/** The lines that the office finds in a list of its desk by these words, the newest first; 25 at most. */
export async function listedAtDesk(
  school: RunningSchool,
  list: DeskList,
  words: string,
): Promise<Line[]> {
  const answer = await askDesk(school, `${list}?${new URLSearchParams({ q: words })}`);
  const { rows, items } = answer.list ?? answer;
  return rows ?? items;
}

/** What the record with this reference, or this id where it has none, tells the office. */
export function recordAtDesk(school: RunningSchool, list: DeskList, key: string) {
  return askDesk(school, `${list}/${key}`);
}

async function askDesk(school: RunningSchool, path: string) {
  const answer = await (await officeOf(school)).get(`/api/staff/${path}`);
  if (!answer.ok) throw new Error(`The desk answered ${answer.status} to ${path}`);
  return answer.json();
}
