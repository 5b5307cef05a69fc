import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';
import type { Content } from '#features/content/schemas.ts';
import { sharePicturePath } from '../../app/shell/page-meta.ts';
import { escapeXml } from './drawings.ts';
import { iconSvg, icons } from './icons.ts';
import { SIGN_FONT, sharePictureSvg } from './share-picture.ts';

const FONTS = join('app', 'ui', 'fonts');

/** Draws what the site cannot carry as SVG: pictures for shared links and icons for home screens. */
export async function drawPictures(folder: string, { pages, school }: Content): Promise<void> {
  const fonts = await unpackFonts();
  const options = {
    font: { loadSystemFonts: false, fontFiles: fonts.files, defaultFontFamily: SIGN_FONT },
  };
  const measure = (text: string, size: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999"><text y="500" font-family="${SIGN_FONT}" font-size="${size}">${escapeXml(text)}</text></svg>`;
    return new Resvg(svg, options).getBBox()?.width ?? 0;
  };
  const draw = (path: string, svg: string) =>
    writeFileSync(join(folder, path), new Resvg(svg, options).render().asPng());

  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const page of pages) {
    draw(sharePicturePath(page.path), sharePictureSvg(page, school, measure));
  }
  for (const icon of icons) draw(icon.file, iconSvg(icon));
  fonts.remove();
}

/** The site's fonts are WOFF2, the renderer reads TrueType. */
async function unpackFonts() {
  const folder = mkdtempSync(join(tmpdir(), 'school-fonts-'));
  const files: string[] = [];
  for (const name of ['school-sign', 'school-text']) {
    const file = join(folder, `${name}.ttf`);
    writeFileSync(file, await decompress(readFileSync(join(FONTS, `${name}.woff2`))));
    files.push(file);
  }
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
