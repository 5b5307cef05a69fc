import { xmlText } from '#lib/text/xml-text.ts';

/** What stands in the parts of an Excel file, piece by piece: only as much of them as a list of children needs. */

/** An attribute of an element; empty where it has none. */
export function attributeOf(element: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return xmlText(found?.[1] ?? found?.[2] ?? '');
}

/** Every text of an element, one after another, without how a Japanese reader says it. */
export function textsIn(xml: string): string {
  const read = xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  const texts = read.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?t>/g);
  return xmlText([...texts].map(([, text = '']) => text).join(''));
}

/** What numbers of a sheet mean. */
export interface NumberStyles {
  /** For each style of a cell, whether its numbers are days. */
  areDays: readonly boolean[];
  /** Days count from 1904 in files of old Macs. */
  isFrom1904: boolean;
}

/** The formats of days that Excel has without saying so (ECMA-376, part 1, 18.8.30). */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Reads the part `styles.xml`. */
export function dayStylesIn(styles: string): boolean[] {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)].map(([element]) => [
      Number(attributeOf(element, 'numFmtId')),
      // Without what is written out and without colours.
      attributeOf(element, 'formatCode').replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''),
    ]),
  );
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return [...cells.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].map(([element]) => {
    const id = Number(attributeOf(element, 'numFmtId'));
    const code = own.get(id);
    return code === undefined ? isDayFormat(id) : /[dy]/i.test(code);
  });
}

const DAY_MS = 86_400_000;
/** Excel takes 1900 for a leap year: from March 1900 on its days are these. */
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** `42956` as `2017-08-09`; empty for what is no day. */
export function dayOfNumber(number: number, isFrom1904: boolean): string {
  const instant = new Date(EPOCH[isFrom1904 ? 1904 : 1900] + Math.floor(number) * DAY_MS);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
}

const MOST_COLUMNS = 100;

/** The cells of a row, as somebody reads them on the screen; `row` is all from `<row` to before `</row>`. */
export function cellsOf(
  row: string,
  { texts, styles }: { texts: readonly string[]; styles: NumberStyles },
): string[] {
  const cells: string[] = [];
  const found = row.matchAll(/<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g);
  for (const [, attributes = '', inside = ''] of found) {
    const named = columnOf(attributeOf(attributes, 'r'));
    const at = named ?? cells.length;
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = valueIn(attributes, inside, texts, styles);
  }
  return cells;
}

function valueIn(
  attributes: string,
  inside: string,
  texts: readonly string[],
  { areDays, isFrom1904 }: NumberStyles,
): string {
  const kind = attributeOf(attributes, 't');
  if (kind === 'inlineStr') return textsIn(inside);
  const value = xmlText(/<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</.exec(inside)?.[1] ?? '');
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'e' || value === '') return '';
  if (kind) return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const isDay = areDays[Number(attributeOf(attributes, 's'))] === true;
  return isDay ? dayOfNumber(number, isFrom1904) : String(number);
}

/** `A1` is 0, `AB7` is 27; undefined where the cell does not say. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
