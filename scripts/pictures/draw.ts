import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { sharePicturePath } from '#app/shell/page/page-meta.ts';
import type { Content } from '#features/content/schemas.ts';
import { PAPER_FONTS } from '#lib/paper/paper.server.ts';
import { unpackFonts } from '../bundle/paper-fonts.ts';
import { escapeXml } from './drawings.ts';
import { iconSvg, icons } from './icons.ts';
import { SIGN_FONT, sharePictureSvg } from './share-picture.ts';

/** Draws what the site cannot carry as SVG: pictures for shared links and icons for home screens. */
export async function drawPictures(folder: string, { pages, school }: Content): Promise<void> {
  const options = {
    font: {
      loadSystemFonts: false,
      fontFiles: await unpackFonts(PAPER_FONTS),
      defaultFontFamily: SIGN_FONT,
    },
  };
  const measure = (text: string, size: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999"><text y="500" font-family="${SIGN_FONT}" font-size="${size}">${escapeXml(text)}</text></svg>`;
    return new Resvg(svg, options).getBBox()?.width ?? 0;
  };
  const draw = (path: string, svg: string) =>
    writeFileSync(join(folder, path), new Resvg(svg, options).render().asPng());

  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const { path, words, picture } of pages) {
    if (!words || !picture) continue;
    draw(sharePicturePath(path), sharePictureSvg({ words, picture }, school, measure));
  }
  for (const icon of icons) draw(icon.file, iconSvg(icon));
}
