import type { School } from '#features/content/schemas.ts';
import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailBell } from '#lib/mail/mail-bell.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { makeAccessCode } from './access-codes.server.ts';
import {
  type ChangeRefused,
  type ChangeResult,
  changedMeanwhile,
  findUnchanged,
  isRefused,
} from './desk-changes.server.ts';
import type { MoveRequest } from './desk-schemas.ts';
import { familyLetter, type LetterText } from './emails/family-letter.ts';
import type { EnrollmentStatus } from './enrollment-application.ts';
import { bringsAccessCode, isAllowedMove, statusNames, undoEndsAt } from './moves.ts';
import { reachStatus } from './reach-status.server.ts';
import type { EnrollmentApplicationRow } from './tables.server.ts';

export interface DeskSurroundings {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailBell;
  publicUrl: string;
}

/**
 * Moves one application to a status that the map allows, with the mail to the family in the same transaction. The
 * mail waits as long as the move can be taken back.
 */
export async function moveApplication(
  staff: StaffIn<'enrollment'>,
  surroundings: DeskSurroundings,
  reference: string,
  request: MoveRequest,
): Promise<ChangeResult> {
  const { store, clock } = surroundings;
  const now = clock.now();
  return store.write(async (transaction) => {
    const row = await findUnchanged(transaction, reference, request.version);
    if (isRefused(row)) return row;
    if (!isAllowedMove(row.status, request.to)) return notAllowed(row.status, request.to);
    if (!(await reachStatus(transaction, row, request.to, staff.email, now))) {
      return changedMeanwhile(row);
    }
    if (request.letter) {
      await queueLetter(transaction, staff, surroundings, row, request.to, request.letter, now);
    }
    const detail = `status: ${request.to}${request.letter ? ', with a mail' : ''}`;
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
    return { outcome: 'done' };
  });
}

async function queueLetter(
  transaction: WriteTransaction,
  staff: StaffIn<'enrollment'>,
  { content, publicUrl }: DeskSurroundings,
  { id, reference, parent1_email: to }: EnrollmentApplicationRow,
  status: EnrollmentStatus,
  text: LetterText,
  now: Date,
): Promise<void> {
  if (!isMailAddress(to)) return;
  const accessCode = bringsAccessCode(status)
    ? await makeAccessCode(transaction, staff, id, now)
    : undefined;
  const letter = { status, to, reference, accessCode, ...text };
  const mail = familyLetter(letter, { school: content.school, publicUrl });
  await enqueueMail(transaction, { ...mail, leavesAt: undoEndsAt(now) }, now);
}

export function notAllowed(from: EnrollmentStatus, to: EnrollmentStatus): ChangeRefused {
  return {
    outcome: 'refused',
    title: 'Not possible',
    detail: `An application that is “${statusNames[from]}” cannot become “${statusNames[to]}”.`,
    errors: [{ field: 'to', message: 'This move is not possible from the status it has' }],
  };
}
