import type { ShrinkFault, Shrinking } from '#lib/files/photographs/shrink-picture.ts';
import { pictureFaults } from '../pictures/picture-faults.ts';
import { LARGEST_SMALL_PICTURE } from '../pictures/picture-pieces.ts';

/** How small the photograph of a paper is made before it is sent. */
export const smallPaper: Shrinking = {
  attempts: [
    // An A4 page of 2,000 pixels has 170 to the inch: small print is read. Fewer pixels come last.
    ...[0.8, 0.65, 0.5].map((quality) => ({ longest: 2000, quality })),
    ...[0.65, 0.5].map((quality) => ({ longest: 1600, quality })),
    ...[0.6, 0.45].map((quality) => ({ longest: 1280, quality })),
    ...[0.5, 0.35].map((quality) => ({ longest: 1024, quality })),
    { longest: 720, quality: 0.4 },
  ],
  largestBytes: LARGEST_SMALL_PICTURE,
};

/** What to do when the phone cannot make it small. */
export function sayOfPaper(fault: ShrinkFault): string {
  // A phone opens more pixels than the school takes, so that the school's number would not be true here.
  return fault === 'notOpened' || fault === 'tooManyPixels'
    ? 'This phone cannot open the photograph. Set the camera to a smaller size and photograph the paper again, or bring the paper to the office.'
    : pictureFaults[fault].message;
}
