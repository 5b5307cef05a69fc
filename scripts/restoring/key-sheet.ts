import {
  A4,
  drawCode,
  inks,
  MARGIN,
  printSheets,
  type Sheet,
  weaveEdge,
  write,
} from '#lib/print/print.server.ts';
import { grouped } from '#lib/print/tags.server.ts';

interface KeySheet {
  school: string;
  madeOn: string;
  publicKey: string;
  privateKey: string;
  words: string[];
}

const COLUMNS = 3;
const CODE_SIZE = 170;

/** The sheet for the drawer: the private key of the copies as words and as a code. */
export function printKeySheet(key: KeySheet): Promise<Buffer> {
  return printSheets({
    title: 'The key to the copies',
    author: key.school,
    pages: [(sheet) => draw(sheet, key)],
  });
}

function draw(sheet: Sheet, { school, madeOn, publicKey, privateKey, words }: KeySheet): void {
  const width = A4.width - 2 * MARGIN;
  const line = (text: string, y: number, size = 11) =>
    write(sheet, text, { x: MARGIN, y, size, width });
  weaveEdge(sheet, 0, 12);
  const title = { x: MARGIN, y: 40, size: 26, width, font: 'sign', ink: inks.wall } as const;
  write(sheet, 'The key to the copies', { ...title, as: 'H1' });
  line(`${school}. Made on ${madeOn}.`, 78);
  line(
    'Whoever has this sheet can read every copy of the website’s data. Keep it in a locked drawer,',
    102,
  );
  line(
    'and a second print in another house. Without it nobody can read the copies, not even the school.',
    118,
  );
  write(sheet, 'The 24 words', { x: MARGIN, y: 154, size: 16, font: 'sign', as: 'H2' });
  const rows = words.length / COLUMNS;
  grouped(sheet, 'L', () => {
    words.forEach((word, index) => {
      const x = MARGIN + Math.floor(index / rows) * (width / COLUMNS);
      const y = 184 + (index % rows) * 24;
      grouped(sheet, 'LI', () =>
        write(sheet, `${index + 1}. ${word}`, { x, y, size: 15, as: 'LBody' }),
      );
    });
  });
  write(sheet, 'The same as a code', { x: MARGIN, y: 396, size: 16, font: 'sign', as: 'H2' });
  const alt = 'The private key as a code to scan: the same as the 24 words';
  drawCode(sheet, privateKey, { x: MARGIN, y: 424, size: CODE_SIZE, alt });
  write(sheet, 'How to bring the data back', {
    x: MARGIN,
    y: 624,
    size: 16,
    font: 'sign',
    as: 'H2',
  });
  line('1. Write the 24 words into a file, key.txt. Their order counts.', 652);
  line('2. npm run restore -- FOLDER --key=key.txt   (FOLDER: where the copies are)', 670);
  line('3. Remove key.txt.', 688);
  line(
    'The copies are files of age (age-encryption.org), which other programs open with this key as well.',
    712,
  );
  line(`The public key, COPY_KEY in the settings: ${publicKey}`, 736, 9);
}
