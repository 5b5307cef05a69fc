/** Small enough that one leaves a phone in ten seconds on a 2G line. */
export const PIECE_BYTES = 32 * 1024;

/** What a phone makes of a photograph before it sends it. */
export const LARGEST_SMALL_PICTURE = 200 * 1024;

/** What is taken from a browser without a script, which cannot make a picture smaller. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** How many pieces a picture of so many bytes has. */
export function countPieces(size: number): number {
  return Math.ceil(size / PIECE_BYTES);
}

/** How long the piece with this number is, counted from 0; 0 when there is none. */
export function lengthOfPiece(size: number, number: number): number {
  return Math.max(0, Math.min(PIECE_BYTES, size - number * PIECE_BYTES));
}

/** The numbers that are not there yet, from the first on. */
export function missingPieces(size: number, there: readonly number[]): number[] {
  const all = Array.from({ length: countPieces(size) }, (_, number) => number);
  return all.filter((number) => !there.includes(number));
}
