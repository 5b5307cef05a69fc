import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';

const FONTS = join('app', 'ui', 'fonts');

/** The site's fonts are WOFF2; pictures and PDF files are made with TrueType. */
export async function unpackFonts(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const name of ['school-sign', 'school-text']) {
    const file = join(folder, `${name}.ttf`);
    writeFileSync(file, await decompress(readFileSync(join(FONTS, `${name}.woff2`))));
    files.push(file);
  }
  return files;
}
