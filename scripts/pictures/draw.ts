import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { sharePicturePath } from '#app/shell/page/page-meta.ts';
import type { Content } from '#features/content/schemas.ts';
import { PRINT_FONTS } from '#lib/print/print.server.ts';
import { unpackFonts } from '../bundle/print-fonts.ts';
import { escapeXml } from './drawings.ts';
import { iconSvg, icons } from './icons.ts';
import { SIGN_FONT, sharePictureSvg } from './share-picture.ts';

/** Draws what the site cannot carry as SVG: pictures for shared links and icons for home screens. */
export async function drawPictures(folder: string, content: Content): Promise<void> {
  const options = withFonts(await unpackFonts(PRINT_FONTS));
  drawSharePictures(folder, content, options);
  for (const icon of icons) draw(join(folder, icon.file), iconSvg(icon), options);
}

/** Those with words of the content on them, from the letters of the build. */
export function redrawSharePictures(folder: string, content: Content): void {
  drawSharePictures(folder, content, withFonts(globSync(join(PRINT_FONTS, '*.ttf'))));
}

/** What cannot be drawn, such as a word that no size makes fit, is said; the site goes on without it. */
function drawSharePictures(
  folder: string,
  { pages, school }: Content,
  options: ResvgRenderOptions,
): void {
  const measure = (text: string, size: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999"><text y="500" font-family="${SIGN_FONT}" font-size="${size}">${escapeXml(text)}</text></svg>`;
    return new Resvg(svg, options).getBBox()?.width ?? 0;
  };
  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const { path, words, picture } of pages) {
    if (!words || !picture) continue;
    try {
      const svg = sharePictureSvg({ words, picture }, school, measure);
      draw(join(folder, sharePicturePath(path)), svg, options);
    } catch (error) {
      console.warn(`The picture for sharing ${path} keeps its old words: ${reasonOf(error)}`);
    }
  }
}

const withFonts = (fontFiles: string[]): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles, defaultFontFamily: SIGN_FONT },
});

function draw(file: string, svg: string, options: ResvgRenderOptions): void {
  writeFileSync(file, new Resvg(svg, options).render().asPng());
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
