import { TOO_LATE } from '#desk/cases/case-statuses.server.ts';
import { isInTimeToUndo } from '#desk/cases/time-to-undo.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Site } from '#features/contact/conversation/receivers.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import {
  askForThings,
  cancelMailIfSettled,
  restoreMailOfRequest,
  takeAskedBack,
} from './ask-for-things.server.ts';
import type { FindPapers } from './asked-papers.server.ts';
import { isAskedAgain } from './paper-to-ask-for.ts';
import type { RequestChange } from './request-schemas.ts';
import './tables.server.ts';
import { listThings } from './things-to-ask.server.ts';

const TICK_IT = 'Tick the paper as seen in the list of papers; then it is done.';
const UNTICK_IT = 'Take the tick back in the list of papers; then the family is waited for.';
const TAKE_BACK_THERE =
  'Take it back in the list of papers; then the photograph waits for you again.';

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
        return takeBack(work, services, change.id);
      case 'settle':
        return settle(work, change);
      case 'undo':
        return undo(work, services, change);
    }
  });
}

async function ask(work: Work, services: RequestServices, asked: Ask): Changed {
  const { transaction, staff, row, now } = work;
  const all = await services.findPapers(transaction, services.content, row.reference);
  const things = await listThings(transaction, row.reference, { ...asked, all });
  if ('outcome' in things) return things;
  const said = { things, words: asked.words, by: staff.email };
  await askForThings(transaction, services, row, said, now);
  const count = things.length === 1 ? 'one thing' : `${things.length} things`;
  return { did: [`asked the family for ${count}`] };
}

/** Everything that was asked for together, with what was said and the mails that wait. */
async function takeBack(
  { transaction, row, now }: Work,
  { content, findPapers }: RequestServices,
  id: string,
): Changed {
  const request = await findRequest(transaction, row.id, id);
  if (!request) return { outcome: 'notFound' };
  const papers = request.paper ? await findPapers(transaction, content, row.reference) : [];
  const { paper, asked_at: askedAt } = request;
  if (isAskedAgain(papers, { paper, askedAt })) return refuse(TAKE_BACK_THERE);
  if (!(await takeAskedBack(transaction, row.reference, request, now))) return TOO_LATE;
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
  await cancelMailIfSettled(transaction, row.reference, request, now);
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
  await restoreMailOfRequest(transaction, row.reference, request.settled_at);
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
