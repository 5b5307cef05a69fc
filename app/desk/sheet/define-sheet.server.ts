import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { RoomServices } from '../define-room.server.ts';
import { ROWS_PER_PAGE } from '../list/list-page.ts';
import { type DeskOutcome, refuse } from '../record/desk-answer.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { RoomName } from '../rooms.ts';
import { changeKeptSheets, type KeptSheet, listKeptSheets } from './kept-sheets.server.ts';
import {
  type Cell,
  cellInWords,
  columnsOfAll,
  type SheetColumn,
  type SheetColumns,
} from './sheet-column.ts';
import type { SheetAsked, SheetDefinition } from './sheet-definition.ts';
import { sheetFile } from './sheet-file.server.ts';
import type { SheetChange } from './sheet-schemas.ts';
import type { SheetFile, SheetOnPaper, SheetShown } from './sheet-shown.ts';

/** What a file reads in one go; others are answered before the next ones. */
const ROWS_AT_ONCE = 100;
/** Longer is no paper that anybody reads. */
const MOST_ON_PAPER = 1000;
const inFile: Record<SheetFile, string> = { csv: 'as a file (CSV)', xlsx: 'as a file for Excel' };

/**
 * What a list shows as a sheet: on the screen, on A4 and in a file, the same columns of the same rows in the same order.
 * Every list of the desk is taken along this way and no other, after it is written down who took it.
 */
export function defineSheet<Room extends RoomName, Filter, Row>(
  definition: SheetDefinition<Room, Filter, Row>,
) {
  const { room, about, ready = {}, ownNumber, pages, find, read } = definition;
  type Chosen = readonly { key: string; column: SheetColumn<Row> }[];

  const columnsFor = (school: RoomServices, filter: Filter): SheetColumns<Row> => ({
    ...columnsOfAll,
    ...definition.columns,
    ...definition.columnsOf?.(school, filter),
  });

  async function chosenBy(school: RoomServices, asked: SheetAsked<Filter>) {
    const columns = columnsFor(school, asked.filter);
    const known = (keys: readonly string[]): Chosen =>
      [...new Set(keys)].flatMap((key) => {
        const column = Object.hasOwn(columns, key) && columns[key];
        return column ? [{ key, column }] : [];
      });
    const kept = await listKeptSheets(school.store.read, room);
    const named = ready[asked.list] ?? kept.find(({ id }) => id === asked.list);
    const asChosen = known(asked.columns.length > 0 ? asked.columns : (named?.columns ?? []));
    const chosen = asChosen.length > 0 ? asChosen : known(definition.usual);
    return { columns, kept, chosen, title: named?.name ?? definition.title };
  }

  const headsOf = (chosen: Chosen) =>
    chosen.map(({ key, column: { name, kind = 'text', isHidden } }) => ({
      key,
      name,
      kind,
      ...(isHidden && { isHidden }),
    }));

  const narrowedTo = (school: RoomServices, filter: Filter) => [
    ...definition.inWords(filter),
    ...(definition.alsoInWords?.(school, filter) ?? []),
  ];

  const besideTitle = async (school: RoomServices, filter: Filter) => [
    ...narrowedTo(school, filter),
    ...((await definition.besideOnSheet?.(school, filter)) ?? []),
  ];

  async function cellsOf(
    school: RoomServices,
    ids: readonly string[],
    chosen: Chosen,
    first: number,
  ): Promise<Cell[][]> {
    const keys = chosen.map(({ key }) => key);
    const rows = await read(school, ids, keys);
    return rows.map((row, at) => chosen.map(({ column }) => column.cell(row, first + at)));
  }

  async function wordsOf(school: RoomServices, ids: readonly string[], chosen: Chosen) {
    const rows: string[][] = [];
    for await (const piece of inPieces(school, ids, chosen)) {
      rows.push(
        ...piece.map((row) => row.map((cell, at) => cellInWords(cell, chosen[at]?.column.kind))),
      );
    }
    return { columns: headsOf(chosen), rows };
  }

  async function* inPieces(school: RoomServices, ids: readonly string[], chosen: Chosen) {
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      // SQLite answers at once: without this, whoever else waits would wait for the whole file.
      await nextTurn();
      yield await cellsOf(school, ids.slice(at, at + ROWS_AT_ONCE), chosen, at);
    }
  }

  /** Before anything leaves: who takes along how many rows, of which columns, in which way. */
  async function writeDown(
    school: RoomServices,
    staff: StaffIn<Room>,
    taken: { count: number; way: string; chosen: Chosen; filter: Filter },
  ) {
    const names = headsOf(taken.chosen).map(({ name }) => name);
    const { store, clock } = school;
    const narrowed = narrowedTo(school, taken.filter);
    const detail = [
      `${taken.count} rows`,
      taken.way,
      ...narrowed,
      `columns: ${names.join('; ')}`,
    ].join(', ');
    await store.write((transaction) =>
      recordAct(transaction, staff, { act: 'exported', about, detail }, clock.now()),
    );
  }

  return {
    ...definition,
    readAsked: (search: URLSearchParams): SheetAsked<Filter> => ({
      filter: definition.readFilter(search),
      list: search.get('list') ?? '',
      columns: search.getAll('columns'),
      isByPage: search.has('pages'),
    }),
    /** What can be chosen, and the first rows. */
    async show(school: RoomServices, _: StaffIn<Room>, asked: SheetAsked<Filter>) {
      const { columns, kept, chosen, title } = await chosenBy(school, asked);
      const ids = await find(school, asked.filter, MOST_ON_PAPER + 1);
      const shown: SheetShown = {
        title,
        about,
        narrowed: await besideTitle(school, asked.filter),
        // One more than can be printed stands for all that are too many.
        count: ids.length,
        mostOnPaper: MOST_ON_PAPER,
        byPage: pages?.isDivided(asked.filter) ? pages.press : undefined,
        choices: Object.entries(columns).map(([key, { name, group = '', holds }]) => ({
          key,
          name,
          group,
          holds,
          isChosen: chosen.some((one) => one.key === key),
        })),
        ready: Object.entries(ready).map(([key, one]) => ({
          key,
          name: one.name,
          search: one.search ?? {},
        })),
        kept: kept.map(({ id, name }: KeptSheet) => ({ id, name })),
        table: await wordsOf(school, ids.slice(0, ROWS_PER_PAGE), chosen),
      };
      return shown;
    },
    /** All rows for a sheet of paper, after it is written down who prints it. */
    async print(
      school: RoomServices,
      staff: StaffIn<Room>,
      asked: SheetAsked<Filter>,
    ): Promise<DeskOutcome<SheetOnPaper>> {
      const { chosen } = await chosenBy(school, asked);
      const ids = await find(school, asked.filter, MOST_ON_PAPER + 1);
      if (ids.length > MOST_ON_PAPER) {
        return refuse('This list is too long for paper. Choose fewer rows, or save it as a file.');
      }
      const { filter, isByPage } = asked;
      await writeDown(school, staff, { count: ids.length, way: 'printed', chosen, filter });
      const parts = isByPage && pages ? await pages.divide(school, ids, filter) : [{ filter, ids }];
      const onSheets: SheetOnPaper['pages'] = [];
      for (const part of parts) {
        const narrowed = await besideTitle(school, part.filter);
        onSheets.push({ narrowed, table: await wordsOf(school, part.ids, chosen) });
      }
      return { outcome: 'done', pages: onSheets };
    },
    /** The same as a file, read while it is sent, so that a whole list takes neither memory nor everybody else's time. */
    async save(
      school: RoomServices,
      staff: StaffIn<Room>,
      asked: SheetAsked<Filter>,
      form: SheetFile,
    ): Promise<FileAnswer<'text/csv'>> {
      const { chosen, title } = await chosenBy(school, asked);
      const ids = await find(school, asked.filter, Infinity);
      const { filter } = asked;
      await writeDown(school, staff, { count: ids.length, way: inFile[form], chosen, filter });
      const all: Chosen = [...chosen, ...(ownNumber ? [{ key: '', column: ownNumber }] : [])];
      return sheetFile({ about, title, form }, headsOf(all), inPieces(school, ids, all));
    },
    change: (school: RoomServices, staff: StaffIn<Room>, change: SheetChange) =>
      changeKeptSheets(school, staff, { room, about }, change),
  };
}
