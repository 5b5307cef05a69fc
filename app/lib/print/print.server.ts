import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from 'uqr';
import { beginPage, beginTags, type Tag, tagged } from './tags.server.ts';

/** Where the build puts the site's letters as PDF needs them (scripts/bundle/print-fonts.ts). */
export const PRINT_FONTS = join('build', 'fonts');

/** Points: A4 is 210 by 297 mm. */
export const A4 = { width: 595.28, height: 841.89 };
export const MARGIN = 34;

/** The school's colours, each of its own lightness, so that paper in black and white says the same. */
export const inks = {
  wall: '#0e4430',
  sky: '#ffcf5c',
  call: '#ef7d00',
  cream: '#fff9ec',
  sand: '#f1e0ba',
  text: '#1b1a14',
  muted: '#56513f',
  line: '#d8c7a2',
} as const;

export type Sheet = PDFKit.PDFDocument;

interface PrintOptions {
  title: string;
  author: string;
  /** One page for each; where they depend on how much room the words take, made from the sheet. */
  pages: Page[] | ((sheet: Sheet) => Page[]);
}

type Page = (sheet: Sheet) => void;

/**
 * A PDF of A4 pages with the school's letters inside, so that every printer has them, and tagged, so that who cannot see
 * it hears its headings, tables and lists in their order.
 */
export async function printSheets({ title, author, pages }: PrintOptions): Promise<Buffer> {
  // Read when the first paper is asked for: it costs memory that most visits never need.
  const { default: PDFDocument } = await import('pdfkit');
  const [sign, text] = await Promise.all(
    ['school-sign.ttf', 'school-text.ttf'].map((file) => readFile(join(PRINT_FONTS, file))),
  );
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-ZM',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => sheet.on('end', resolve));
  sheet.registerFont('sign', sign as Buffer).registerFont('text', text as Buffer);
  beginTags(sheet);
  for (const draw of typeof pages === 'function' ? pages(sheet) : pages) {
    sheet.addPage();
    beginPage(sheet);
    draw(sheet);
  }
  sheet.end();
  await done;
  return Buffer.concat(chunks);
}

interface Words {
  x: number;
  y: number;
  size: number;
  font?: 'sign' | 'text';
  ink?: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** What it is; a paragraph where nothing is said. */
  as?: Tag;
}

/** One line of words, made smaller where it would not fit its width. */
export function write(sheet: Sheet, words: string, how: Words): void {
  const { x, y, size, font = 'text', ink = inks.text, width, align = 'left', as = 'P' } = how;
  const line = printable(words);
  sheet.font(font).fontSize(size);
  const needed = sheet.widthOfString(line);
  if (width && needed > width) sheet.fontSize((size * width) / needed);
  const place = { lineBreak: false, ...(width && { width, align }) };
  tagged(sheet, as, () => sheet.fillColor(ink).text(line, x, y, place));
}

/** A QR code of an address, or of a text that `alt` names, black on whatever is below it. Of level M, which stands a fold or a stain. */
export function drawCode(
  sheet: Sheet,
  text: string,
  { x, y, size, alt }: { x: number; y: number; size: number; alt?: string },
): void {
  const { data: modules } = encode(text, { ecc: 'M', border: 0 });
  const step = size / modules.length;
  const draw = () => {
    modules.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) sheet.rect(x + column * step, y + line * step, step + 0.05, step + 0.05);
      });
    });
    sheet.fill(inks.text);
  };
  tagged(sheet, 'Figure', draw, alt ?? `A code to scan, which leads to ${text}`);
}

/** The woven edge that every page of the site has. */
export function weaveEdge(sheet: Sheet, y: number, height: number): void {
  const step = A4.width / Math.round(A4.width / (height * 2));
  sheet.rect(0, y, A4.width, height).fill(inks.sky);
  for (let x = 0; x < A4.width - 1; x += step) {
    sheet.polygon([x, y + height], [x + step / 2, y], [x + step, y + height]).fill(inks.wall);
    sheet
      .polygon(
        [x + step / 2, y + height * 0.45],
        [x + step * 0.72, y + height],
        [x + step * 0.28, y + height],
      )
      .fill(inks.call);
  }
}

/** What the letters can show; others lose their mark (ŵ is written w) or are left out. */
export function printable(words: string): string {
  return words
    .replace(/[^ -~\u00a0©·É×é–—‘’“”•…]/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
      return /^[ -~]+$/.test(plain) ? plain : '';
    })
    .replace(/ {2,}/g, ' ');
}
