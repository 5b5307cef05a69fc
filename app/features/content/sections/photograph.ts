import * as v from 'valibot';
import { text } from '../schemas/parts.ts';

/** A photograph, as a page names it. */
export interface Photograph {
  /** Of its bytes; its address is made of it. */
  digest: string;
  /** In pixels, so that nothing on the page moves when it comes. */
  width: number;
  height: number;
  /** For people who do not see it. */
  alt: string;
}

/** A photograph of the school with the words under it. */
export interface CaptionedPhotograph {
  caption: string;
  photograph: Photograph;
}

/** What each kind is cut to, and how small and how large (in bytes) it may be. */
export const photographKinds = {
  /** One person: five seconds on a 2G line of 40 kbit/s; nobody waits longer for a face. */
  portrait: { shape: { width: 4, height: 5 }, leastWidth: 120, largestBytes: 25 * 1024 },
  /** The school, as a phone held sideways takes it; fetched only by people who come near it. */
  wide: { shape: { width: 4, height: 3 }, leastWidth: 480, largestBytes: 60 * 1024 },
} as const;

export type PhotographKind = keyof typeof photographKinds;

export const photographKind = v.picklist(Object.keys(photographKinds) as PhotographKind[]);

const LONGEST_WORDS = 120;

/** The first half of a SHA-256 in hexadecimal digits. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

export function photographSchema(kind: PhotographKind) {
  const { width, height } = photographKinds[kind].shape;
  return v.pipe(
    v.strictObject(
      {
        digest,
        width: pixels,
        height: pixels,
        alt: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty('needs a line for people who do not see it'),
          v.maxLength(LONGEST_WORDS, `needs words of ${LONGEST_WORDS} characters or fewer`),
        ),
      },
      'must be chosen',
    ),
    v.check((photograph) => hasShape(photograph, kind), `must be ${width} wide and ${height} high`),
  );
}

/** Photographs of the school; none until the office has chosen some. */
export const captionedPhotographs = v.optional(
  v.array(
    v.strictObject({
      caption: v.pipe(
        text,
        v.maxLength(LONGEST_WORDS, `must have ${LONGEST_WORDS} characters or fewer`),
      ),
      photograph: photographSchema('wide'),
    }),
    'must be a list',
  ),
  () => [],
);

interface Size {
  width: number;
  height: number;
}

/** What is wrong with the size of a picture of this kind. */
export function photographFault(
  size: Size,
  kind: PhotographKind,
): 'tooSmall' | 'wrongShape' | undefined {
  if (size.width < photographKinds[kind].leastWidth) return 'tooSmall';
  return hasShape(size, kind) ? undefined : 'wrongShape';
}

export const photographPath = (digest: string) => `/photographs/${digest}.jpg`;

function hasShape({ width, height }: Size, kind: PhotographKind): boolean {
  const { shape } = photographKinds[kind];
  return Math.abs(width * shape.height - height * shape.width) <= shape.height * 2;
}
