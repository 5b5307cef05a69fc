import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { anchor, writing, writtenLink } from './writing.ts';

const group = v.strictObject({
  label: text,
  items: list(
    v.strictObject({
      id: anchor,
      question: text,
      answer: list(writing),
      link: v.optional(writtenLink),
    }),
  ),
});

export const faq = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: writing, picture }),
  heading: text,
  groups: v.strictObject({ enrollment: group, curriculum: group, general: group }),
  contact: v.strictObject({ heading: text, text: writing, links: list(writtenLink) }),
});
