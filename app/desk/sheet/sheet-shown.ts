import type { SheetColumn } from './sheet-column.ts';

/** How a list is saved. */
export const sheetFiles = ['xlsx', 'csv'] as const;
export type SheetFile = (typeof sheetFiles)[number];
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFile, string>;

export interface SheetTable {
  columns: { key: string; name: string; kind: NonNullable<SheetColumn<never>['kind']> }[];
  rows: string[][];
}

/** All rows, to be printed: on one sheet, or each part of the list on its own. */
export interface SheetOnPaper {
  pages: { narrowed: string[]; table: SheetTable }[];
}

/** A list as a sheet, as its screen shows it. */
export interface SheetShown {
  title: string;
  /** What the list is called in the record of acts; its file is called so too. */
  about: string;
  /** What it is narrowed to, in words. */
  narrowed: string[];
  count: number;
  mostOnPaper: number;
  /** The button that prints each part by itself; left out where the list is one part. */
  byPage?: string | undefined;
  choices: {
    key: string;
    name: string;
    group: string;
    holds: SheetColumn<never>['holds'];
    isChosen: boolean;
  }[];
  ready: { key: string; name: string; search: Readonly<Record<string, string>> }[];
  kept: { id: string; name: string }[];
  /** The first rows. */
  table: SheetTable;
}
