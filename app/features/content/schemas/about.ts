import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { timedWriting } from './timed-text.ts';
import { titledTexts, writing, writtenLink } from './writing.ts';

const statement = v.strictObject({ heading: text, statement: writing, text: writing });

export const about = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: timedWriting, picture }),
  story: v.strictObject({ heading: timedWriting, text: list(timedWriting) }),
  mission: statement,
  vision: statement,
  values: v.strictObject({ heading: text, lead: writing, items: titledTexts }),
  team: v.strictObject({ heading: text, lead: writing }),
  visit: v.strictObject({ heading: text, text: writing, links: list(writtenLink) }),
});
