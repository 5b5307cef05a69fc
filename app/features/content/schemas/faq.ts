import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { anchor, labelledLink } from './writing.ts';

const group = v.strictObject({
  label: text,
  items: list(
    v.strictObject({
      id: anchor,
      question: text,
      answer: list(text),
      link: v.optional(labelledLink),
    }),
  ),
});

export const faq = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: text, picture }),
  heading: text,
  groups: v.strictObject({ enrollment: group, curriculum: group, general: group }),
  contact: v.strictObject({ heading: text, text: text, links: list(labelledLink) }),
});
