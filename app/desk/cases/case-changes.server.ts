import * as v from 'valibot';
import type { Tables } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { type Change, changeRecord } from '../record/change-record.server.ts';
import type { DeskOutcome, DeskRefusal } from '../record/desk-answer.server.ts';
import type { CaseTable, RecordKind, Work } from '../record/record-kind.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { WorkRoom } from '../rooms.ts';
import { doOfficeWork } from './office-work.server.ts';
import { type AskedOfOffice, type OfficeWork, officeWork, seenVersion } from './office-work.ts';

/** What a change is told, of its fields. */
export type AskedFor<Fields extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Fields, undefined>
>;
/** The same of several changes, each with its name. */
export type OneAsked<Changes extends Record<string, v.ObjectEntries>> = {
  [Name in keyof Changes]: { change: Name } & AskedFor<Changes[Name]>;
}[keyof Changes];

/** What a room does with a record beside what all rooms do, and what it has to be told for it. */
interface CaseChange<Room extends WorkRoom, Table extends CaseTable> {
  fields: v.ObjectEntries;
  /** Within the write that has loaded and locked the record and compared its version. */
  within?(work: Work<Room, Table>, asked: never, school: RoomServices): Changed<Table>;
  /** In a write of its own, where it is about more than the one record. */
  apart?(
    school: RoomServices,
    staff: StaffIn<Room>,
    reference: string,
    asked: never,
  ): Promise<DeskOutcome>;
}

/** What became of a record within a write that is about it. */
export type Changed<Table extends CaseTable> = Promise<Change<Tables[Table]> | DeskRefusal>;

/** By the name that a screen asks for them with. */
export type CaseChanges<Room extends WorkRoom, Table extends CaseTable> = Readonly<
  Record<string, CaseChange<Room, Table>>
>;

/** A change that the desk makes if the record is still what was seen: `does` says what of it is set, and what was done. */
export function within<Fields extends v.ObjectEntries, OnWork, Made>(
  fields: Fields,
  does: (work: OnWork, asked: AskedFor<Fields>, school: RoomServices) => Made,
) {
  return { fields: { version: seenVersion, ...fields }, within: does };
}

/** A change that looks after its own write. */
export function apart<Fields extends v.ObjectEntries, Staff, Made>(
  fields: Fields,
  does: (school: RoomServices, staff: Staff, reference: string, asked: AskedFor<Fields>) => Made,
) {
  return { fields, apart: does };
}

/** What a screen sends to have something changed. */
export type AskedIn<Changes> =
  | {
      [Name in keyof Changes]: Changes[Name] extends {
        fields: infer Fields extends v.ObjectEntries;
      }
        ? { change: Name } & v.InferInput<v.ObjectSchema<Fields, undefined>>
        : never;
    }[keyof Changes]
  | AskedOfOffice;

/** What it is told then. */
type OutcomeIn<Changes> =
  | {
      [Name in keyof Changes]: Changes[Name] extends { apart: (...asked: never) => infer Made }
        ? Awaited<Made>
        : never;
    }[keyof Changes]
  | DeskOutcome;

/** One schema and one command of all that can be done with a record of the room. */
export function changing<
  Room extends WorkRoom,
  Table extends CaseTable,
  Changes extends CaseChanges<Room, Table>,
>(
  kind: RecordKind<Room, Table>,
  changes: Changes,
  refusalFor: (error: unknown) => DeskRefusal | undefined = () => undefined,
) {
  const own = Object.entries(changes).map(([name, { fields }]) =>
    v.object({ change: v.literal(name), ...fields }),
  );
  const schema = v.variant('change', [...officeWork, ...own]) as unknown;

  async function change(
    school: RoomServices,
    staff: StaffIn<Room>,
    reference: string,
    asked: AskedIn<Changes>,
  ): Promise<OutcomeIn<Changes>> {
    const named = changes[asked.change as string];
    if (named?.apart)
      return named.apart(school, staff, reference, asked as never) as OutcomeIn<Changes>;
    const { version } = asked as { version?: number };
    try {
      return await changeRecord(kind, school, staff, { key: reference, version }, (work) =>
        named?.within
          ? named.within(work, asked as never, school)
          : (doOfficeWork(kind, work, asked as OfficeWork) as Changed<Table>),
      );
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal) return refusal;
      throw error;
    }
  }
  return { change, changeSchema: schema as v.GenericSchema<unknown, AskedIn<Changes>> };
}
