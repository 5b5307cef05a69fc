import * as v from 'valibot';
import { list, text } from './parts.ts';

export const enrollment = v.strictObject({
  title: text,
  ageRule: text,
  why: v.strictObject({ heading: text, cards: list(v.strictObject({ title: text, text })) }),
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
});
