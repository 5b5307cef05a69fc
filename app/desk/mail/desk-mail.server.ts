import type { ExpressionBuilder } from 'kysely';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import type { MailStatus, OutgoingMailRow } from '#lib/mail/outbox.server.ts';
import { sendAgain } from '#lib/mail/outbox-state.server.ts';
import type { ReadStore, Store, Tables } from '#lib/store/store.server.ts';
import { listByStatus } from '../list/list-by-status.server.ts';
import type { ListPage } from '../list/list-page.ts';
import { type DeskOutcome, refuse } from '../record/desk-answer.server.ts';
import { changedMeanwhile } from '../record/record-history.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { isReadable, type MailRooms, visibleKinds } from './mail-rooms.ts';

interface MailInList
  extends Pick<OutgoingMailRow, 'id' | 'recipient' | 'subject' | 'status' | 'tries' | 'reason'> {
  queuedAt: string;
  settledAt: string | null;
}

export interface MailList extends ListPage<MailInList> {
  counts: Record<MailStatus, number>;
}

/** What an address asks for: those that wait, unless it says otherwise. */
export function mailStatusFrom(search: URLSearchParams): MailStatus {
  const status = search.get('status');
  return status === 'sent' || status === 'dead' || status === 'cancelled' ? status : 'waiting';
}

/** One page of the mails of the reader's own work, the newest first. */
export async function listMails(
  read: ReadStore,
  rooms: MailRooms,
  staff: StaffIn<'mail'>,
  status: MailStatus,
  page: number,
): Promise<MailList> {
  const visible = read.selectFrom('outgoing_mails').where(isVisibleTo(rooms, staff));
  const { tally, ...list } = await listByStatus(visible, { status, page }, (shown) =>
    shown
      .select(['id', 'recipient', 'subject', 'status', 'tries', 'reason'])
      .select(['queued_at as queuedAt', 'settled_at as settledAt'])
      .orderBy('queued_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return { ...list, counts: { waiting: 0, sent: 0, dead: 0, cancelled: 0, ...tally } };
}

export interface MailRecord extends MailInList {
  about: string | null;
  /** Empty once the mail has left, and for whoever may not read it. */
  text: string;
  isHtmlKept: boolean;
  /** It was given up, and its words are still there: those of one that was withheld while it was leaving are not. */
  canBeSentAgain: boolean;
}

/** One mail of the reader's own work. */
export async function findMail(
  read: ReadStore,
  rooms: MailRooms,
  staff: StaffIn<'mail'>,
  id: string,
): Promise<MailRecord | undefined> {
  const row = await visibleMail(read, rooms, staff, id);
  if (!row) return undefined;
  const { recipient, subject, status, tries, reason, about, kind } = row;
  const mayRead = isReadable(kind, rooms, staff.roles);
  return {
    id,
    recipient,
    subject,
    status,
    tries,
    reason,
    about,
    queuedAt: row.queued_at,
    settledAt: row.settled_at,
    text: mayRead ? row.text_part : '',
    isHtmlKept: mayRead && row.html_part !== '',
    canBeSentAgain: status === 'dead' && row.text_part !== '',
  };
}

const WITHHELD = refuse(
  'The school has withheld this mail. Its text is gone, so it cannot be sent again.',
);

/** Gives a mail that was given up a new beginning. */
export async function sendMailAgain(
  { store, clock, mail }: { store: Store; clock: Clock; mail: MailSignal },
  rooms: MailRooms,
  staff: StaffIn<'mail'>,
  id: string,
): Promise<DeskOutcome> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const row = await visibleMail(transaction, rooms, staff, id);
    if (!row) return { outcome: 'notFound' };
    if (row.status === 'dead' && row.text_part === '') return WITHHELD;
    const about = row.about ?? 'mail';
    const detail = 'a mail again';
    if (!(await sendAgain(transaction, id, now))) {
      const { status } = (await visibleMail(transaction, rooms, staff, id)) ?? row;
      const is = mailWords[status].name;
      return changedMeanwhile(transaction, { staff, about, detail, is }, now);
    }
    await recordAct(transaction, staff, { act: 'sent', about, detail }, now);
    return { outcome: 'done' };
  });
  if (result.outcome === 'done') mail.wake();
  return result;
}

function visibleMail(
  read: ReadStore,
  rooms: MailRooms,
  staff: StaffIn<'mail'>,
  id: string,
): Promise<OutgoingMailRow | undefined> {
  return read
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(rooms, staff))
    .executeTakeFirst();
}

/** Administrators see that every mail left; the others those of their rooms. */
function isVisibleTo(rooms: MailRooms, { roles }: StaffIn<'mail'>) {
  return (row: ExpressionBuilder<Tables, 'outgoing_mails'>) =>
    roles.includes('administrator')
      ? row.lit(true)
      : row.or(visibleKinds(rooms, roles).map((beginning) => row('kind', 'like', `${beginning}%`)));
}
