import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('app', 'ui', 'pictures');

/** The drawings that `content/` names, by their files. */
export function drawing(name: string): string {
  return dataUrl(name === 'hero' || name === 'map' ? `${name}.svg` : `il-${name}.svg`);
}

export const crest = () => dataUrl('crest.svg');
export const wovenEdge = () => dataUrl('p-edge.svg');

function dataUrl(file: string): string {
  return `data:image/svg+xml;base64,${readFileSync(join(FOLDER, file)).toString('base64')}`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
