import type { AnySheet } from '#desk/sheet/sheet-definition.ts';
import { type SheetRoom, sheetRoomAt } from '#desk/sheet/sheet-lists.ts';
import { sheets } from '#features/submissions/desk/sheets.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Answers } from '../each-room.ts';

type Handlers<Said extends Response> = Record<SheetRoom, Answers<Said>>;

/** One handler for the sheets of all lists, made for each from its definition: the pattern of the address says which. */
export function atEachSheet<Said extends Response>(make: (sheet: AnySheet) => Answers<Said>) {
  const changes = Object.fromEntries(
    Object.entries(sheets).map(([room, sheet]) => [room, make(sheet)]),
  ) as Handlers<Said>;
  const roomAt = (pattern: string) => sheetRoomAt(pattern) ?? '';
  const handler: Answers<Said> = async (args) =>
    (await (changes as Partial<Record<string, Answers<Said>>>)[roomAt(args.pattern)]?.(args)) ??
    notFound();
  return Object.assign(handler, { changes, partOf: roomAt });
}
