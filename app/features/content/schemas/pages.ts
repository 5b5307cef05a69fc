import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

export const pages = list(
  v.strictObject({
    path: v.pipe(
      text,
      v.regex(/^\/([a-z0-9-]+)?$/, 'must be / and one word in small letters, such as /about'),
    ),
    words: v.pipe(text, v.maxLength(40, 'must have 40 characters or fewer to fit the picture')),
    picture,
  }),
);
