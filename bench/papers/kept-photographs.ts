import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LARGEST_SMALL_PICTURE } from '#features/papers/pictures/picture-pieces.ts';
import { readPicture } from '#lib/files/photographs/photograph.ts';
import { POSITION } from '#tests/support/samples/sample-pictures.ts';
import { note, printTable, verdict, whole } from '../tools/table.ts';

interface Run {
  /** How their families came to the papers. */
  who: string;
  /** How many photographs were sent. */
  sent: number;
  phones: number;
  kills: number;
  tries: number;
  startedAt: number;
}

/** What lies at the school after the photographs of `paper-photographs.ts`. */
export async function reportPhotographs(
  dataDir: string,
  { who, sent, phones, kills, tries, startedAt }: Run,
): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { readOnly: true });
  const rows = database
    .prepare(
      `select p.reference, p.paper, stored_file from papers as p join paper_pictures on id = picture_id where status = 'sent'`,
    )
    .all() as { reference: string; paper: string; stored_file: string }[];
  const [counted] = database
    .prepare(`select count(*) as n from paper_pictures where arrived_at is not null`)
    .all() as { n: number }[];
  database.close();
  const pictures = await Promise.all(
    rows.map(({ stored_file }) => readFile(join(dataDir, 'files', stored_file))),
  );
  const read = pictures.map((bytes) => readPicture(bytes));
  const wholes = read.filter((one) => !('fault' in one)).length;
  const small = pictures.filter(({ length }) => length <= LARGEST_SMALL_PICTURE).length;
  const withPosition = pictures.filter(
    (bytes) => bytes.includes(POSITION) || bytes.includes('Exif'),
  );
  const largest = Math.max(...pictures.map(({ length }) => length));
  const legible = rows
    .slice(0, 24)
    .map(({ stored_file }) => textIn(join(dataDir, 'files', stored_file)));
  const isReadable = (text: string) =>
    /Mutinta\s+Hamoonga/.test(text) && /14\s+May\s+2020/.test(text);
  const wasRead = legible.filter((text) => text !== undefined && isReadable(text)).length;
  const canRead = legible.every((text) => text !== undefined);
  printTable(
    `${sent} photographs of 12 megapixels ${who}, held in eight ways, from ${phones} phones, ${kills} kills of the server, a line that drops a fifth of the requests and a fifth of the answers`,
    ['', 'measured', 'target'],
    [
      ['papers with a photograph', whole(rows.length), whole(sent)],
      ['pictures that arrived', whole(Number(counted?.n)), whole(sent)],
      ['whole', whole(wholes), whole(sent)],
      [
        'at most 200 KB',
        `${whole(small)}, the largest ${whole(Math.ceil(largest / 1024))} KB`,
        whole(sent),
      ],
      ['with a position or other EXIF data', whole(withPosition.length), '0'],
      [
        'read by tesseract',
        canRead ? `${wasRead} of ${legible.length}` : 'not installed',
        whole(legible.length),
      ],
    ],
  );
  const counts = [rows.length, Number(counted?.n), wholes, small];
  const isMet = counts.every((n) => n === sent) && withPosition.length === 0;
  const isRead = !canRead || wasRead === legible.length;
  note(
    `${whole(tries)} requests tried in ${whole((performance.now() - startedAt) / 1000)} s. Each whole and once: ${verdict(isMet && isRead)}.`,
  );
}

/** What tesseract reads on a picture; undefined where it is not installed. */
function textIn(file: string): string | undefined {
  try {
    return execFileSync('tesseract', [file, '-', '--psm', '6'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return '';
  }
}
