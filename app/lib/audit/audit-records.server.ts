import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    audit_records: AuditRecord;
  }
}

export type Act =
  | 'signedIn'
  | 'refused'
  | 'saw'
  | 'changed'
  | 'sent'
  | 'exported'
  | 'erased'
  | 'invited'
  | 'published';

export interface AuditRecord {
  id: string;
  at: string;
  account_id: string;
  /** As it was then; the account may be gone. */
  staff_email: string;
  act: Act;
  /** What it was about: a reference, or a kind such as `subscribers`. Never the data itself. */
  about: string;
  /** What was done to it, in words that name no person, such as `status: offered`. */
  detail: string;
}

/** Who did it: a member of staff as the check of the request gives them. */
export interface Actor {
  accountId: string;
  email: string;
}

/** What changes nothing that somebody asked for. */
const sideActs: readonly Act[] = ['signedIn', 'refused', 'saw', 'exported'];

/** Writes down who did what, within the write that does it. */
export async function recordAct(
  transaction: WriteTransaction,
  by: Actor,
  act: { act: Act; about: string; detail?: string },
  now: Date,
): Promise<void> {
  if (!sideActs.includes(act.act)) await keepPress(transaction, now);
  await transaction
    .insertInto('audit_records')
    .values({
      id: newRowId(),
      at: now.toISOString(),
      account_id: by.accountId,
      staff_email: by.email,
      detail: '',
      ...act,
    })
    .execute();
}
