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
  /** What was done to it, in words that name no person and that no program reads; empty where `data` says it. */
  detail: string;
  /** JSON of `ActData`. */
  data: string;
}

/** What was done, where a program goes by it; whoever shows it makes the words. */
export interface ActData {
  /** What the record became, and what it was before that was taken back. */
  status?: string;
  takenBack?: string;
  /** A mail went with it; mails that waited were cancelled by it. */
  hasMail?: true;
  cancelsMails?: true;
  isBeyondPlaces?: true;
  /** The year into which the form was taken over with it. */
  intoYear?: string;
  /** The office took the child out of the drawn order; the reason stands with what was prepared for the round. */
  isPassedOver?: true;
  /** How many places a grade has from then on. */
  places?: number;
  /** The address of whose work it is from now on; null for nobody's. */
  assignedTo?: string | null;
  /** The question whose answer was corrected. */
  corrected?: string;
  /** The paper that the office spoke of, what its list called it then, and what the office said. */
  paper?: string;
  paperName?: string;
  said?: string;
  /** Of a child that waits: its group, its day of application, and from which place of the list it came to which. */
  waitsAs?: string;
  appliedOn?: string;
  placeFrom?: number;
  placeTo?: number;
  /** It came there because the school gives places by other criteria. */
  isByCriteria?: true;
  /** By which criteria the school gives places from then on, and by which it did before. */
  criteria?: CriteriaInAct;
  criteriaBefore?: CriteriaInAct;
  /** How somebody told a family what its letter says; null where that was taken back. */
  toldHow?: string | null;
  isPhotographGone?: true;
  /** Of a child of the school: the year, and what was said of it; null where that was taken back. */
  schoolYear?: string;
  /** The grade, where it was put into another one. */
  grade?: string;
  letter?: string;
  joinedOn?: string | null;
  leftOn?: string | null;
  /** What its family said of coming back in that year, and how the office learned it; null where that was taken back. */
  comesBack?: string | null;
  answeredHow?: string;
  decided?: string | null;
  /** What was said of the child and another one for their classes. */
  classmate?: string | null;
  /** Somebody of the office typed it in. */
  isTypedIn?: true;
}

interface CriteriaInAct {
  groups: ('sibling' | 'staff')[];
  within: 'day' | 'lot';
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
  { data = {}, ...act }: { act: Act; about: string; detail?: string; data?: ActData },
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
      data: JSON.stringify(data),
    })
    .execute();
}
