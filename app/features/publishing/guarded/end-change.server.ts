import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { rolesOf } from '#features/accounts/auth-user.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import {
  notePublication,
  notifyAfter,
  type PublishSignal,
} from '#lib/jobs/publish-signal.server.ts';
import { isAnyWaiting } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { contentParts, type PartName } from '../parts.ts';
import { aboutPart, insertVersion, newestVersion } from '../publish.server.ts';
import type { WaitingChangeRow } from '../tables.server.ts';
import type { GuardedServices } from './ask-for-change.server.ts';
import {
  changeMadeLetter,
  changeNotMadeLetter,
  changeStoppedLetter,
  tellOfChange,
  WAITS,
} from './change-letters.server.ts';
import { stateOfWait } from './change-wait.ts';
import { changeInWords } from './old-and-new.ts';
import { readStopLink } from './stop-link.server.ts';
import { changesOf } from './waiting-changes.server.ts';

/** Whether a change waits that this link stops. */
export async function isStoppable(
  { store, secret }: Pick<GuardedServices, 'store' | 'secret'>,
  token: string,
): Promise<boolean> {
  const id = readStopLink(token, secret);
  if (!id) return false;
  const row = await store.read
    .selectFrom('waiting_content_changes')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stops the change that the link is about; false when it waits no more. Which of those who got the mail pressed, nobody knows. */
export async function stopByLink(services: GuardedServices, token: string): Promise<boolean> {
  const id = readStopLink(token, services.secret);
  const by = { accountId: '', email: 'the link in a mail' };
  return id !== undefined && stop(services, id, by, 'by the link in our mail');
}

/** The same at the desk. */
export async function takeBack(
  services: GuardedServices,
  administrator: StaffIn<'people'>,
  id: string,
): Promise<DeskOutcome> {
  const isStopped = await stop(services, id, administrator, `by ${administrator.email}`);
  return { outcome: isStopped ? 'done' : 'notFound' };
}

async function stop(
  services: GuardedServices,
  id: string,
  by: { accountId: string; email: string },
  how: string,
): Promise<boolean> {
  const isStopped = await services.store.write(async (transaction) => {
    const row = await removeWaiting(transaction, id);
    if (!row) return false;
    const change = changesOf(row, services.content);
    await record(transaction, services, by, row, 'stopped');
    await tellOfChange(transaction, services, changeStoppedLetter(change, how));
    return true;
  });
  services.mail.wake();
  return isStopped;
}

/** Makes the changes that have waited their day; what cannot be made any more is told to everybody instead. */
export async function carryOutChanges(
  services: GuardedServices & { publish: PublishSignal },
): Promise<void> {
  const { store, clock, publish } = services;
  const now = clock.now();
  const rows = await store.read
    .selectFrom('waiting_content_changes')
    .select(['id', 'takes_effect_at'])
    .where('takes_effect_at', '<=', now.toISOString())
    .execute();
  for (const { id, takes_effect_at } of rows) {
    const isTooLate = stateOfWait(new Date(takes_effect_at), now) === 'tooLate';
    // Nobody could have stopped what nobody has been told.
    if (!isTooLate && (await isAnyWaiting(store.read, WAITS))) continue;
    const result = await store.write((transaction) =>
      carryOut(transaction, services, id, isTooLate),
    );
    await notifyAfter(publish, result);
    services.mail.wake();
  }
}

type CarriedOut = { outcome: 'done' | 'notMade' | 'gone' };

async function carryOut(
  transaction: WriteTransaction,
  services: GuardedServices,
  id: string,
  isTooLate: boolean,
): Promise<CarriedOut> {
  const row = await removeWaiting(transaction, id);
  // Stopped, or made by another process, since it was looked at.
  if (!row) return { outcome: 'gone' };
  const { content, clock } = services;
  const part = row.part as PartName;
  const change = changesOf(row, content);
  const asker = { accountId: row.account_id, email: row.staff_email };
  const why = isTooLate ? TOO_LATE : await whyNot(transaction, row);
  if (why) {
    await record(transaction, services, asker, row, `not made, because ${why}`);
    await tellOfChange(transaction, services, changeNotMadeLetter(change, why));
    return { outcome: 'notMade' };
  }
  await insertVersion(transaction, {
    part,
    number: row.seen_version + 1,
    value: row.value,
    now: clock.now(),
    staffEmail: row.staff_email,
    restoredFrom: row.restored_from,
  });
  await record(transaction, services, asker, row, `version ${row.seen_version + 1}`);
  await notePublication(transaction);
  const { school } = { ...content, ...contentParts[part].place(content, JSON.parse(row.value)) };
  const newAddresses = [school.email, school.admissionsEmail];
  await tellOfChange(transaction, services, changeMadeLetter(change), newAddresses);
  return { outcome: 'done' };
}

const TOO_LATE =
  'our website was not running, its mails could not leave, or its clock was wrong when the time came';

/** Why a change that is due is not made after all; undefined when it is. */
async function whyNot(
  transaction: WriteTransaction,
  row: WaitingChangeRow,
): Promise<string | undefined> {
  const part = row.part as PartName;
  const roles = await rolesOf(transaction, row.account_id);
  if (!roles.includes('administrator')) return 'whoever asked for it is no administrator any more';
  const isAsSeen = (await newestVersion(transaction, part)) === row.seen_version;
  const isRight = v.is(contentParts[part].schema, JSON.parse(row.value));
  return isAsSeen && isRight ? undefined : 'this part of the content has changed since';
}

function removeWaiting(transaction: WriteTransaction, id: string) {
  return transaction
    .deleteFrom('waiting_content_changes')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function record(
  transaction: WriteTransaction,
  { clock, content }: GuardedServices,
  by: { accountId: string; email: string },
  row: WaitingChangeRow,
  what: string,
): Promise<void> {
  const { changes } = changesOf(row, content);
  const detail = `${what}: ${changes.map(changeInWords).join('. ')}`;
  const act = what.startsWith('version') ? 'published' : 'changed';
  const about = aboutPart(row.part as PartName);
  return recordAct(transaction, by, { act, about, detail }, clock.now());
}
