import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { ChangeServices } from '#desk/record/change-record.server.ts';
import { findLocked, setColumns } from '#desk/record/record-kind.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { listWaiting } from '#lib/mail/sent-mails.server.ts';
import { deleteMails } from '#lib/mail/waiting-mails.server.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { CORRECTION_MAIL, correctionLetter } from '../emails/correction-letter.ts';
import type { AnswerName } from '../form/questions.ts';
import { findReceivers, type GuardianReceiver } from '../guardians/receivers.server.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { answersOfRow, columnsOf } from '../intake/answer-columns.ts';
import { applicationWords } from '../intake/search-words.ts';
import { lotOfKin } from '../places/lots.server.ts';
import { giveTicketTo } from '../rounds/tickets.server.ts';
import { writeToNewAddress } from './letters-to-new-address.server.ts';
import { sameAnswerIn } from './of-other-children.ts';
import './tables.server.ts';

declare module '#desk/define-room.server.ts' {
  interface RoomServices
    extends Pick<CorrectionServices, 'findFamilyReferences' | 'leadByDecisions'> {}
}

export interface CorrectionServices extends ChangeServices {
  content: Pick<Content, 'school' | 'calendar' | 'enrollment'>;
  publicUrl: string;
  secret: string;
  /** The references of the same family, this one among them. */
  findFamilyReferences(read: ReadStore, reference: string): Promise<string[]>;
  /** Works out anew which of the forms that are said to be of one child goes on. */
  leadByDecisions(transaction: WriteTransaction, references: readonly string[]): Promise<void>;
}

interface CorrectedAnswer {
  question: AnswerName;
  before: string;
  after: string;
  reason: string;
}

/** The same on the forms of the family's other children that say the same of the same person. */
export async function correctOthers(
  { transaction, staff, row, now }: Work,
  services: CorrectionServices,
  { question, after, reason }: CorrectedAnswer,
): Promise<void> {
  const family = await services.findFamilyReferences(transaction, row.reference);
  const others = family.filter((one) => one !== row.reference);
  for (const other of await listLocked(transaction, services.store, others)) {
    const stands = answersOfRow(other);
    const there = sameAnswerIn(question, answersOfRow(row), stands);
    if (!there) continue;
    const about = other.reference;
    const correction = { question: there, before: stands[there], after, reason };
    const work = { transaction, staff, row: other, about, now };
    const columns = await correct(work, services, correction);
    await setColumns(transaction, applicationKind, other, {
      ...columns,
      version: other.version + 1,
    });
    const act = { act: 'changed', about, data: { corrected: there } } as const;
    await recordAct(transaction, staff, act, now);
  }
}

/** Whether letters go by it. */
const isAddress = (question: AnswerName): boolean =>
  question === 'parent1Email' || question === 'parent2Email';

/** One answer of one form: what is kept of it, what follows from it, and the mail. Returns what is set in its row. */
export async function correct(
  work: Work,
  services: CorrectionServices,
  correction: CorrectedAnswer,
) {
  const { transaction, row, about } = work;
  const receivers = await findReceivers(transaction, about);
  const set = await writeCorrection(work, correction);
  if (isAddress(correction.question)) {
    await setColumns(transaction, applicationKind, row, set);
    const right = await findReceivers(transaction, about);
    await writeToNewAddress(work, right, services);
    const isNew = ({ email }: GuardianReceiver) =>
      receivers.every((one) => inOneCase(one.email) !== inOneCase(email));
    receivers.push(...right.filter(isNew));
  }
  await tellGuardians(work, receivers, services);
  return set;
}

/** The same without the mail, for what is told in another one. */
export async function writeCorrection(
  { transaction, staff, row, now }: Work,
  { question, ...correction }: CorrectedAnswer,
) {
  await transaction
    .insertInto('enrollment_corrections')
    .values({
      id: newRowId(),
      application_id: row.id,
      question,
      ...correction,
      corrected_by: staff.email,
      corrected_at: now.toISOString(),
    })
    .execute();
  const { after } = correction;
  const set = {
    ...columnsOf({ [question]: after }),
    // Whoever corrects it has spoken with the family.
    ...(question === 'parent1Email' && { parent1_confirmed_email: after }),
  };
  await forgetSearchWords(transaction, [row.id]);
  const corrected = { ...row, ...set };
  await addSearchWords(transaction, 'EN', row.id, applicationWords(corrected));
  // Twins who are in one grade only now, and a child whose name was typed in two ways, have one lot from here.
  const lot = await lotOfKin(transaction, corrected);
  // A year that is put right may have a round in which the child has no ticket yet.
  const { enrollment_year: year } = corrected;
  await giveTicketTo(transaction, { year, lot: lot ?? row.lot });
  return { ...set, ...(lot && { lot }) };
}

async function listLocked(
  transaction: WriteTransaction,
  store: CorrectionServices['store'],
  references: readonly string[],
) {
  const rows = [];
  for (const reference of references.toSorted()) {
    const row = await findLocked(transaction, applicationKind, reference, store);
    if (row) rows.push(row);
  }
  return rows;
}

/**
 * One mail for all that is corrected in these minutes: it names the application, not what stood or stands there. Of an
 * address that was put right the one before hears of it as well: whoever has it would else never know.
 */
async function tellGuardians(
  { transaction, about, now }: Work,
  receivers: readonly GuardianReceiver[],
  { content: { school }, publicUrl }: CorrectionServices,
): Promise<void> {
  const again = new Set(receivers.map(({ email }) => inOneCase(email)));
  const waiting = await listWaiting(transaction, { about, kinds: [CORRECTION_MAIL] });
  const instead = waiting.filter(({ to }) => again.has(to)).map(({ id }) => id);
  await deleteMails(transaction, instead);
  const leavesAt = undoEndsAt(now);
  for (const receiver of receivers) {
    const { email } = receiver;
    if (!isMailAddress(email)) continue;
    const letter = correctionLetter(receiver, { school, publicUrl });
    const mail = { kind: CORRECTION_MAIL, to: email, about, leavesAt, ...letter };
    await enqueueMail(transaction, mail, now);
  }
}
