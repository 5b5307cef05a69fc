import type { RoomServices } from '#desk/define-room.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { Promised, Settled } from './matching/payable.ts';

/** What a kind of payments does with a statement: meals here, memberships of the PTA in their own feature. */
export interface PaymentPart {
  /** Of its references. */
  prefix: string;
  /** What waits for money. */
  listPromised(read: ReadStore, content: Content): Promise<Promised[]>;
  /** What waits for none, of these references or ticked with one of these transactions. */
  listSettled(read: ReadStore, named: Named): Promise<Settled[]>;
  tick(services: RoomServices, staff: StaffIn<'meals'>, tick: Tick): Promise<DeskOutcome>;
  /** The instants at which these were ticked; none for what is not ticked. */
  listTickedAt(read: ReadStore, references: readonly string[]): Promise<string[]>;
  /** What was ticked at these instants and is so still. */
  listTicked(read: ReadStore, instants: readonly string[]): Promise<Ticked[]>;
  takeBack(services: RoomServices, staff: StaffIn<'meals'>, ticked: Ticked): Promise<DeskOutcome>;
}

interface Named {
  transactionIds: readonly string[];
  references: readonly string[];
}

interface Tick {
  reference: string;
  /** Of what was on the screen. */
  version: number;
  kwacha: number;
  /** Empty where the statement names none. */
  transactionId: string;
  day: PlainDate;
  /** What the same transaction pays besides. */
  sharedWith: readonly string[];
}

type Ticked = Pick<Tick, 'reference' | 'version' | 'kwacha'>;
