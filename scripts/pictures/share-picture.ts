import type { School } from '#features/content/schemas.ts';
import { crest, drawing, escapeXml, wovenEdge } from './drawings.ts';

/** The families' names inside the font files. */
export const SIGN_FONT = 'Bricolage Grotesque 96pt ExtraBold';
const TEXT_FONT = 'School Text';

/** What chat programs and networks show beside a shared link; all of them take this size. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const WALL_WIDTH = 600;
const MARGIN = 56;
const ROOM = WALL_WIDTH - MARGIN - 32;
const EDGE_HEIGHT = 44;
const SCENE_HEIGHT = SHARE_HEIGHT - EDGE_HEIGHT;
const SIZES = [116, 104, 92, 80, 70];
const MOST_LINES = 3;
const LINE_HEIGHT = 0.98;

interface SharePicture {
  words: string;
  picture: string;
}

/** How wide a text is when it is set in the sign letter at this size. */
type Measure = (text: string, size: number) => number;

/** A page's wall with its words in the sign letter, the drawing beside it, the woven edge at the foot. */
export function sharePictureSvg(
  { words, picture }: SharePicture,
  school: School,
  measure: Measure,
): string {
  const { lines, size } = setInSignLetter(words, measure);
  const step = size * LINE_HEIGHT;
  const firstBaseline = SCENE_HEIGHT / 2 + 56 - ((lines.length - 1) * step) / 2 + size * 0.34;
  const sign = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${firstBaseline + index * step}">${escapeXml(line)}</text>`,
  );
  const sceneWidth = SHARE_WIDTH - WALL_WIDTH;
  const edgeTile = EDGE_HEIGHT * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<defs><pattern id="edge" width="${edgeTile}" height="${EDGE_HEIGHT}" y="${SCENE_HEIGHT}" patternUnits="userSpaceOnUse">
<image href="${wovenEdge()}" width="${edgeTile}" height="${EDGE_HEIGHT}"/></pattern></defs>
<path fill="#0e4430" d="M0 0h${SHARE_WIDTH}v${SHARE_HEIGHT}H0z"/>
<image href="${drawing(picture)}" x="${WALL_WIDTH}" width="${sceneWidth}" height="${SCENE_HEIGHT}" preserveAspectRatio="xMidYMid slice"/>
<image href="${crest()}" x="${MARGIN}" y="52" width="83" height="93"/>
<text x="${MARGIN + 107}" y="112" font-family="${TEXT_FONT}" font-size="34" fill="#fff9ec">${escapeXml(school.name)}</text>
<g font-family="${SIGN_FONT}" font-size="${size}" fill="#ffcf5c">${sign.join('')}</g>
<path fill="url(#edge)" d="M0 ${SCENE_HEIGHT}h${SHARE_WIDTH}v${EDGE_HEIGHT}H0z"/>
</svg>`;
}

/** The largest size at which the words fit the wall in few lines, which then are made about equally long. */
export function setInSignLetter(
  words: string,
  measure: Measure,
): { lines: string[]; size: number } {
  for (const size of SIZES) {
    const width = (line: string) => measure(line, size);
    let lines = brokenIntoLines(words, width, ROOM);
    if (!lines || lines.length > MOST_LINES) continue;
    for (let room = ROOM; room > 0; room -= size / 8) {
      const narrower = brokenIntoLines(words, width, room);
      if (narrower?.length !== lines.length) break;
      lines = narrower;
    }
    return { lines, size };
  }
  throw new Error(`These words do not fit into a picture for sharing: ${words}`);
}

/** Undefined when a single word is wider than the room. */
function brokenIntoLines(
  words: string,
  width: (line: string) => number,
  room: number,
): string[] | undefined {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    if (width(word) > room) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
