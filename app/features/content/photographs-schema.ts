import * as v from 'valibot';
import { captionedPhotographs } from './sections/photograph.ts';

/** Photographs of the school, by the page where they stand beside the drawings. */
export const photographs = v.strictObject({
  about: captionedPhotographs,
  academics: captionedPhotographs,
  contact: captionedPhotographs,
});
