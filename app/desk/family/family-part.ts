import type { StatusSign } from '#desk/list/status-badge.tsx';
import type { Act, ActData } from '#lib/audit/audit-records.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { ShownNote } from '../cases/case-notes.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { RoomName } from '../rooms.ts';

/** What stands on the page of a family, newest first, and what each kind is called in its filter. */
export const entryKinds = {
  application: { name: 'Applications' },
  child: { name: 'Children' },
  message: { name: 'Messages' },
  paper: { name: 'Papers' },
  payment: { name: 'Payments' },
  form: { name: 'Forms' },
  mail: { name: 'Mails' },
  request: { name: 'Asked for' },
  correction: { name: 'Corrections' },
  note: { name: 'Notes' },
  consent: { name: 'Agreed to' },
  act: { name: 'What was done' },
} as const;

type EntryKind = keyof typeof entryKinds;

export interface FamilyEntry {
  kind: EntryKind;
  /** Instant. */
  at: string;
  /** What it is about; several where one act was about them all. */
  reference: string;
  title: string;
  /** What was written, as it was written. */
  text?: string;
  /** Who did or wrote it. */
  by?: string;
  status?: StatusSign;
  /** The screen of the desk that shows more of it. */
  to?: string;
  /** What a member of staff did; the screen says it in the words of the record's room. */
  act?: { act: Act; detail: string; data: ActData };
}

/** Somebody to call, as one form names them. */
export interface NamedGuardian {
  name: string;
  /** What they are to the child, such as `Mother` or `In an emergency: aunt`. */
  relationship: string;
  phone: string;
  email: string;
}

export interface FamilyChild {
  reference: string;
  name: string;
  lastName: string;
  /** Day of birth. */
  bornOn: string;
  /** Full years on 1 January of the year that it is applied for. */
  ageAtIntake: number;
  grade: string;
  year: string;
  status: StatusSign;
  /** Each of its years at the school, such as `Grade 1 A, 2027: at school`. */
  atSchool: string[];
  to: string;
}

/** Somebody who may not know of a child, or may not collect it. */
export interface BarredFromChild {
  id: string;
  name: string;
  child: string;
  reference: string;
  mayKnow: 'everything' | 'letters' | 'nothing';
  mayCollect: boolean;
  /** The day from which it holds. */
  since: PlainDate;
  reason: string;
  paper: string;
  /** The address of the member of staff. */
  writtenBy: string;
  /** Instant; null while it holds. */
  liftedAt: string | null;
}

/** What one side waits for from the other. */
export interface Waiting {
  /** Who has the next move. */
  on: 'school' | 'family';
  /** Such as `Decision about Taonga`. */
  what: string;
  /** Instant since when it waits. */
  since: string;
  /** Day by which it should be there, where one is set. */
  by?: PlainDate;
  /** What else to know, such as whose work it is. */
  detail?: string;
  /** The screen of the desk where it is done. */
  to: string;
}

/** How far the papers of one child are. */
export interface PapersOfOneChild {
  reference: string;
  firstName: string;
  to: string;
  papers: { label: string; status: StatusSign; detail?: string; isSeen: boolean }[];
}

export interface PartOfFamily {
  children?: FamilyChild[];
  guardians?: NamedGuardian[];
  papers?: PapersOfOneChild[];
  waits?: Waiting[];
  barred?: BarredFromChild[];
  /** Notes with a day to call back, where nobody has called yet. */
  calls?: ShownNote[];
  entries: FamilyEntry[];
}

/** Who asks for the page of a family, and when. */
interface FamilyReader {
  school: RoomServices;
  staff: StaffIn<'families'>;
  now: Date;
}

/** What one feature or the desk itself shows of a family. A feature that keeps more of families adds its own part. */
export interface FamilyPart {
  /** Whoever may not enter it sees nothing of this part. */
  room: RoomName;
  find(read: ReadStore, references: readonly string[], reader: FamilyReader): Promise<PartOfFamily>;
}
