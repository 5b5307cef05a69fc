import * as v from 'valibot';

/** A photograph of one person, as a page names it. */
export interface Portrait {
  /** Of its bytes; its address is made of it. */
  digest: string;
  /** In pixels, so that nothing on the page moves when it comes. */
  width: number;
  height: number;
  /** For people who do not see it. */
  alt: string;
}

/** Four wide, five high. */
export const portraitShape = { width: 4, height: 5 } as const;

/** Five seconds on a 2G line of 40 kbit/s; nobody waits longer for a face. */
export const LARGEST_PORTRAIT = 25 * 1024;

const LONGEST_ALT = 120;
const isPortrait = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width * portraitShape.height - height * portraitShape.width) <= portraitShape.height * 2;

/** The first half of a SHA-256 in hexadecimal digits. */
export const photographDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

export const portraitSchema = v.pipe(
  v.strictObject({
    digest: photographDigest,
    width: pixels,
    height: pixels,
    alt: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('needs a line for people who do not see it'),
      v.maxLength(LONGEST_ALT, `needs words of ${LONGEST_ALT} characters or fewer`),
    ),
  }),
  v.check((portrait) => isPortrait(portrait), 'must be 4 wide and 5 high'),
);

/** What is wrong with the size of a picture that should be a portrait. */
export function portraitFault(size: {
  width: number;
  height: number;
}): 'tooSmall' | 'wrongShape' | undefined {
  if (size.width < 120) return 'tooSmall';
  return isPortrait(size) ? undefined : 'wrongShape';
}

export const photographPath = (digest: string) => `/photographs/${digest}.jpg`;
