import * as v from 'valibot';
import { list, text } from './parts.ts';

export const anchor = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes'),
);

export const labelledLink = v.strictObject({
  label: text,
  href: v.pipe(
    text,
    v.regex(/^(\/|#|https:\/\/|mailto:|\{phoneLink\})/, 'must be a path, an address or a mailto:'),
  ),
});

export const titledTexts = list(v.strictObject({ title: text, text: text }));

/** A section of a page that is mostly read, such as the privacy notice. */
export const writtenSection = v.strictObject({
  id: anchor,
  heading: text,
  text: list(text),
  facts: v.optional(list(v.strictObject({ name: text, text: text }))),
  points: v.optional(list(text)),
  links: v.optional(list(labelledLink)),
});
