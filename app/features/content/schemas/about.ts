import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { timedText } from './timed-text.ts';
import { labelledLink, titledTexts } from './writing.ts';

const statement = v.strictObject({ heading: text, statement: text, text: text });

export const about = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: timedText, picture }),
  story: v.strictObject({ heading: timedText, text: list(timedText) }),
  mission: statement,
  vision: statement,
  values: v.strictObject({ heading: text, lead: text, items: titledTexts }),
  team: v.strictObject({ heading: text, lead: text }),
  visit: v.strictObject({ heading: text, text: text, links: list(labelledLink) }),
});
