import type { CaptionedPhotograph, Photograph } from './photograph.ts';

/**
 * One cell of each row of a table. `kwacha` is an amount; `grades` is the first and the last grade of the row, which
 * keeps them as `from` and `to` so that nothing has to read them off words; everything else is text.
 */
export interface Column {
  name: string;
  label: string;
  kind?: 'text' | 'kwacha' | 'grades';
  hint?: string;
}

interface BlockBasics {
  name: string;
  heading: string;
  hint?: string;
  /** The guarded part of the content that it is changed in (features/publishing/guarded/), where it says whom to pay. */
  guardedAs?: 'ways-to-pay';
}

/** What a section is made of. Schema, form at the desk, page and search all follow from it. */
export type Block = BlockBasics &
  (
    | { kind: 'paragraphs' | 'points' }
    /** Wide photographs; a section without them is not without an answer. */
    | { kind: 'photographs' }
    /** The first column is what a row is known by. */
    | { kind: 'table'; entry: string; columns: [Column, ...Column[]] }
    /** Whoever is shown to everybody can have a photograph. */
    | { kind: 'people'; entry: string; hasPortraits?: true }
  );

export interface Person {
  name: string;
  role: string;
  phone?: string | undefined;
  text?: string | undefined;
  portrait?: Photograph | undefined;
}

export type Row = Record<string, string | number | undefined>;
export type BlockValue = (string | Person | Row | CaptionedPhotograph)[];

/** What the school has said of one section so far; a block that it has not filled is empty. */
export type SectionValue = Record<string, BlockValue>;

/** What answers one question that every parent brings. Its address is `/parents/` and its name. */
export interface Section {
  title: string;
  /** The cloth in its head (design, section 5): Dzuwa for what is urgent. */
  cloth: 'dzuwa' | 'mphasa' | 'ngoma' | 'madzi';
  lead: string;
  /** What people call it who do not know our name for it; search finds the section by these too. */
  alsoCalled: string;
  blocks: [Block, ...Block[]];
}

const plain =
  (kind: 'paragraphs' | 'points' | 'photographs') =>
  (name: string, heading: string, more: Pick<BlockBasics, 'guardedAs'> = {}): Block => ({
    kind,
    name,
    heading,
    ...more,
  });

/** How a section writes its blocks down: name, heading, and what only this kind has. */
export const block = {
  paragraphs: plain('paragraphs'),
  points: plain('points'),
  photographs: plain('photographs'),
  table: (
    name: string,
    heading: string,
    more: { entry: string; hint?: string },
    columns: [Column, ...Column[]],
  ): Block => ({ kind: 'table', name, heading, ...more, columns }),
  people: (name: string, heading: string, more: { entry: string; hasPortraits?: true }): Block => ({
    kind: 'people',
    name,
    heading,
    ...more,
  }),
};
