import { openStaffAccount, type StaffClient } from '../clients/staff-client.ts';
import type { RunningSchool } from '../running-school.ts';
import { changeRows } from '../school-story.ts';

/** Of each school: a colleague of all rooms, whose account is opened when the first story asks. */
const offices = new Map<string, { opened: Promise<StaffClient>; until: number }>();

/** A session is good for half an hour, and a slow machine tells stories for longer. */
const GOOD_MS = 20 * 60_000;

function officeOf(school: RunningSchool): Promise<StaffClient> {
  const known = offices.get(school.address);
  if (known && known.until > Date.now()) return known.opened;
  const run = (statement: string) => changeRows(school, statement);
  const opened = openStaffAccount(
    school,
    run,
    'administrator',
    'admissions',
    'recruitment',
    'editor',
  );
  offices.set(school.address, { opened, until: Date.now() + GOOD_MS });
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
  | 'mail'
  | 'audit-records';

type Line = Record<string, unknown> & { reference?: string };

/** The lines that the office finds in a list of its desk by these words, the newest first; 25 at most. */
export async function listedAtDesk(
  school: RunningSchool,
  list: DeskList,
  words: string,
): Promise<Line[]> {
  const answer = await askDesk(school, `${list}?${new URLSearchParams({ q: words })}`);
  // The version before says `items` of applications.
  const { rows, items } = answer.list ?? answer;
  return rows ?? items;
}

/** What the record with this reference, or this id where it has none, tells the office. */
export function recordAtDesk(school: RunningSchool, list: DeskList, key: string) {
  return askDesk(school, `${list}/${key}`);
}

/** A mail as the office reads it; its text is gone once it has left. */
interface MailAtDesk {
  id: string;
  recipient: string;
  subject: string;
  status: 'waiting' | 'sent' | 'dead' | 'cancelled';
  text: string;
}

/** The mails about what a family has sent, the newest first; some of them by words of their subject. */
export async function mailsAtDesk(
  school: RunningSchool,
  reference: string,
  words = '',
): Promise<MailAtDesk[]> {
  const { entries } = await recordAtDesk(school, 'families', reference);
  const about = entries.filter(
    (entry: Line) => entry.kind === 'mail' && entry.reference === reference,
  );
  const mails: MailAtDesk[] = await Promise.all(
    about.map(({ to }: Line) => recordAtDesk(school, 'mail', String(to).split('/').at(-1) ?? '')),
  );
  return mails.filter(({ subject }) => subject.includes(words));
}

/** Everybody who works at the school or is invited to, as the office's list of colleagues has them. */
export async function peopleAtDesk(school: RunningSchool): Promise<Line[]> {
  return (await askDesk(school, 'people')).people;
}

async function askDesk(school: RunningSchool, path: string) {
  const answer = await (await officeOf(school)).get(`/api/staff/${path}`);
  if (!answer.ok) throw new Error(`The desk answered ${answer.status} to ${path}`);
  return answer.json();
}
