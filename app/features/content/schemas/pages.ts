import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

const words = v.pipe(text, v.maxLength(40, 'must have 40 characters or fewer to fit the picture'));

/** A page below another one, such as `/parents/pta`, is shared with the picture of the one above. */
const isBelow = (path: string) => path.lastIndexOf('/') > 0;

export const pages = list(
  v.pipe(
    v.strictObject({
      path: v.pipe(
        text,
        v.regex(
          /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
          'must be / and words in small letters, such as /about or /parents/pta',
        ),
      ),
      words: v.optional(words),
      picture: v.optional(picture),
    }),
    v.check(
      (page) => isBelow(page.path) !== Boolean(page.words && page.picture),
      'must have words and a picture, or be below a page that has them',
    ),
  ),
);
