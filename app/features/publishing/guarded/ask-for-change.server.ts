import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { FreshFactor } from '#features/accounts/second-factor/fresh-factor.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { isUniqueViolation } from '#lib/store/store.server.ts';
import { contentParts, type PartName } from '../parts.ts';
import { aboutPart, type contentChangeSchema, refuseOlder } from '../publish.server.ts';
import { findVersion } from '../versions.server.ts';
import { changeWaitsLetter, tellOfChange } from './change-letters.server.ts';
import { takesEffectAt } from './change-wait.ts';
import { changeInWords } from './old-and-new.ts';
import { stopLink } from './stop-link.server.ts';
import { changesOf } from './waiting-changes.server.ts';
import '../tables.server.ts';

export interface GuardedServices
  extends Needs<'store' | 'clock' | 'mail' | 'publicUrl' | 'secret'> {
  content: Content;
  contentOfFiles: Content;
}

type AskedChange = v.InferOutput<ReturnType<typeof contentChangeSchema>>;

const WAITS_ALREADY =
  'A change of this is waiting already. Take it back first, then ask for another one.';

/**
 * Asks for a change of where mail goes or whom families pay. It takes effect a day later (`carryOutChanges`); until
 * then anybody who reads the school's present mailboxes can stop it, and so can every administrator.
 */
export async function askForChange(
  services: GuardedServices,
  administrator: StaffIn<'people'>,
  _factor: FreshFactor,
  part: PartName,
  asked: AskedChange,
): Promise<DeskOutcome> {
  const { store, clock, content } = services;
  const now = clock.now();
  const value = await askedValue(services, part, asked);
  if (!value) return { outcome: 'notFound' };
  const due = takesEffectAt(now);
  const row = {
    id: newRowId(),
    part,
    seen_version: asked.version,
    value: JSON.stringify(value),
    restored_from: asked.change === 'restore' ? asked.to : null,
    asked_at: now.toISOString(),
    takes_effect_at: due.toISOString(),
    account_id: administrator.accountId,
    staff_email: administrator.email,
  };
  const change = changesOf(row, content);
  if (change.changes.length === 0) return refuse('This is what visitors see already.');
  try {
    const outcome = await store.write(async (transaction): Promise<DeskOutcome> => {
      const older = await refuseOlder(transaction, administrator, part, asked.version, now);
      if (older) return older;
      await transaction.insertInto('waiting_content_changes').values(row).execute();
      const detail = `asked for, from ${due.toISOString()} on: ${change.changes.map(changeInWords).join('. ')}`;
      const act = { act: 'changed', about: aboutPart(part), detail } as const;
      await recordAct(transaction, administrator, act, now);
      const link = stopLink(row.id, services);
      const letter = changeWaitsLetter(change, { by: administrator.email, due, link });
      await tellOfChange(transaction, services, letter);
      return { outcome: 'done' };
    });
    services.mail.wake();
    return outcome;
  } catch (error) {
    if (isUniqueViolation(error)) return refuse(WAITS_ALREADY);
    throw error;
  }
}

/** What the part shall say: what was typed, an earlier version, or what the files say. */
async function askedValue(
  { store, contentOfFiles }: GuardedServices,
  part: PartName,
  asked: AskedChange,
): Promise<object | undefined> {
  if (asked.change === 'publish') return asked.value as object;
  if (asked.to === 0) return contentParts[part].take(contentOfFiles);
  const found = await findVersion(store.read, part, asked.to);
  const value: object | null = JSON.parse(found?.value ?? 'null');
  return value && v.is(contentParts[part].schema, value) ? value : undefined;
}
