import * as v from 'valibot';
import { kwacha, list, text } from './parts.ts';

export const fees = v.strictObject({
  meals: list(
    v.strictObject({
      id: v.picklist(
        ['breakfast', 'lunch', 'adultLunch', 'milk'],
        'must be breakfast, lunch, adultLunch or milk',
      ),
      name: text,
      kwacha,
    }),
  ),
  pta: v.strictObject({ perPersonKwacha: kwacha, perFamilyKwacha: kwacha, period: text }),
});
