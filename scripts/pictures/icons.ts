import { crest } from './drawings.ts';

/** The crest is 64 by 72 and keeps an eighth of its width around it (design, section 1). */
const CREST_RATIO = 64 / 72;

interface Icon {
  file: string;
  size: number;
  /** Height of the crest, as a part of the whole. */
  crestHeight: number;
  ground?: string;
}

const MAIZE = '#ffcf5c';
const PAPER = '#fffaf0';

export const icons: readonly Icon[] = [
  { file: 'favicon.png', size: 48, crestHeight: 1 },
  { file: 'icon-192.png', size: 192, crestHeight: 0.86 },
  { file: 'icon-512.png', size: 512, crestHeight: 0.86 },
  // A phone may cut everything outside the inner 80 %, down to a circle.
  { file: 'icon-maskable.png', size: 512, crestHeight: 0.6, ground: MAIZE },
  { file: 'apple-touch-icon.png', size: 180, crestHeight: 0.74, ground: PAPER },
];

export function iconSvg({ size, crestHeight, ground }: Icon): string {
  const height = size * crestHeight;
  const width = height * CREST_RATIO;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
${ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>` : ''}
<image href="${crest()}" x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}"/>
</svg>`;
}
