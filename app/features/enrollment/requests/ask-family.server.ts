import { TOO_LATE } from '#desk/cases/case-statuses.server.ts';
import { hasLeft, isInTimeToUndo, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { type Site, writeToReceivers } from '#features/contact/conversation/receivers.server.ts';
import {
  addTurn,
  conversationAbout,
  setStatusBy,
  takeTurnBack,
} from '#features/contact/conversation/turns.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import type { FindPapers } from './asked-papers.server.ts';
import type { RequestChange } from './request-schemas.ts';
import './tables.server.ts';
import { listThings } from './things-to-ask.server.ts';

const REQUEST_MAIL = 'enrollment-request' as const;

const TICK_IT = 'Tick the paper as seen in the list of papers; then it is done.';
const UNTICK_IT = 'Take the tick back in the list of papers; then the family is waited for.';

interface RequestServices extends ChangeServices, Site {
  content: Pick<Content, 'school' | 'papers'>;
  findPapers: FindPapers;
}

type Changed = ChangeOf<typeof applicationKind>;
type Ask = Extract<RequestChange, { change: 'ask' }>;
type Settle = Extract<RequestChange, { change: 'settle' }>;

/** The office asks a family for something, or says what has become of it. The status of the application stays. */
export function changeRequests(
  services: RequestServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  change: RequestChange,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, (work): Changed => {
    switch (change.change) {
      case 'ask':
        return ask(work, services, change);
      case 'takeBack':
        return takeBack(work, change.id);
      case 'settle':
        return settle(work, change);
      case 'undo':
        return undo(work, services, change);
    }
  });
}

/** What is said stands in the conversation about the application; the mail waits as long as it can be taken back. */
async function ask(work: Work, services: RequestServices, asked: Ask): Changed {
  const { transaction, staff, row, now } = work;
  const { words } = asked;
  const all = await services.findPapers(transaction, services.content, row.reference);
  const things = await listThings(transaction, row.reference, { ...asked, all });
  if ('outcome' in things) return things;
  const { reference: about, parent1_email: email } = row;
  const name = guardianName(row, 1);
  const leavesAt = undoEndsAt(now);
  const conversation = await conversationAbout(transaction, { about, name, email }, now);
  const subject = things.map(({ what }) => what).join(', ');
  const said = { side: 'office', author: staff.email, subject, words, leavesAt } as const;
  const turn_id = await addTurn(transaction, conversation, said, now);
  await setStatusBy(transaction, conversation, said, now);
  const asked_at = now.toISOString();
  await transaction
    .insertInto('enrollment_requests')
    .values(
      things.map(({ what, paper }) => ({
        id: newRowId(),
        application_id: row.id,
        turn_id,
        what,
        paper,
        status: 'open' as const,
        asked_at,
        asked_by: staff.email,
        version: 1,
        settled_at: null,
        settled_by: null,
        reminded_at: null,
      })),
    )
    .execute();
  const receivers = await findReceivers(transaction, about);
  const notice = {
    conversation: conversation.id,
    about,
    kind: REQUEST_MAIL,
    leavesAt,
    heading: 'We ask you for something',
    says: 'The school needs something from you for your application. Open the page to read what it is, and to answer.',
  };
  await writeToReceivers(transaction, services, notice, receivers, now);
  const count = things.length === 1 ? 'one thing' : `${things.length} things`;
  return { did: [`asked the family for ${count}`] };
}

/** Everything that was asked for together, with what was said and the mails that wait. */
async function takeBack({ transaction, row, now }: Work, id: string): Changed {
  const request = await findRequest(transaction, row.id, id);
  if (!request) return { outcome: 'notFound' };
  const { asked_at: queuedAt, turn_id } = request;
  const which = { about: row.reference, kinds: [REQUEST_MAIL] };
  const progress = await lettersProgress(transaction, which);
  if (hasLeft(progress.get(queuedAt)) || !isInTimeToUndo(queuedAt, now)) return TOO_LATE;
  await takeMailsBack(transaction, { ...which, queuedAt });
  await takeTurnBack(transaction, turn_id, now);
  await transaction.deleteFrom('enrollment_requests').where('turn_id', '=', turn_id).execute();
  return { did: ['request taken back'] };
}

async function settle(work: Work, { id, version, to }: Settle): Changed {
  const { transaction, staff, row, now } = work;
  const request = await findRequest(transaction, row.id, id);
  if (!request) return { outcome: 'notFound' };
  if (request.version !== version) return wasFaster(work);
  if (request.status !== 'open') return refuse('This is settled already.');
  if (request.paper && to === 'done') return refuse(TICK_IT);
  await transaction
    .updateTable('enrollment_requests')
    .set({
      status: to,
      settled_at: now.toISOString(),
      settled_by: staff.email,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  return { did: [to === 'done' ? 'request done' : 'request withdrawn'] };
}

/** A wrong press: the family is waited for again, as before. */
async function undo(
  work: Work,
  { content, findPapers }: RequestServices,
  { id, version }: { id: string; version: number },
): Changed {
  const { transaction, row, now } = work;
  const request = await findRequest(transaction, row.id, id);
  if (!request) return { outcome: 'notFound' };
  if (request.version !== version) return wasFaster(work);
  if (!request.settled_at || !isInTimeToUndo(request.settled_at, now)) return TOO_LATE;
  if (request.paper) {
    if (request.status === 'done') return refuse(UNTICK_IT);
    const papers = await findPapers(transaction, content, row.reference);
    if (papers.some(({ id: one, isHere }) => one === request.paper && isHere)) {
      return refuse('This paper is here already: nobody waits for it.');
    }
  }
  await transaction
    .updateTable('enrollment_requests')
    .set({ status: 'open', settled_at: null, settled_by: null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return { did: ['request open again'] };
}

function findRequest(transaction: Work['transaction'], applicationId: string, id: string) {
  return transaction
    .selectFrom('enrollment_requests')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

function wasFaster({ transaction, staff, about, now }: Work): Promise<DeskRefusal> {
  return changedMeanwhile(transaction, { staff, about }, now);
}
