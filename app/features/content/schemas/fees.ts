import * as v from 'valibot';
import { kwacha, list, text } from './parts.ts';

export const fees = v.strictObject({
  meals: list(v.strictObject({ name: text, kwacha })),
  pta: v.strictObject({ perPersonKwacha: kwacha, perFamilyKwacha: kwacha, period: text }),
});
