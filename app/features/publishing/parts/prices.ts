import * as v from 'valibot';
import { kwacha } from '#features/content/schemas/parts.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

const IN_KWACHA = 'In kwacha, such as 25.';

/** What a payment that has a reference already is for stays as it was: the amount is written down with it. */
export const prices = contentPart({
  name: 'Prices of meals and the PTA',
  about: 'What a meal costs, and the membership of the PTA for a year',
  page: '/parents/meals',
  schema: v.strictObject({
    breakfast: kwacha,
    lunch: kwacha,
    adultLunch: kwacha,
    milk: kwacha,
    ptaPerPerson: kwacha,
    ptaPerFamily: kwacha,
  }),
  take: ({ fees: { meals, pta } }) => {
    const priceOf = (id: (typeof meals)[number]['id']) =>
      meals.find((meal) => meal.id === id)?.kwacha ?? 0;
    return {
      breakfast: priceOf('breakfast'),
      lunch: priceOf('lunch'),
      adultLunch: priceOf('adultLunch'),
      milk: priceOf('milk'),
      ptaPerPerson: pta.perPersonKwacha,
      ptaPerFamily: pta.perFamilyKwacha,
    };
  },
  place: ({ fees }, { ptaPerPerson, ptaPerFamily, ...meals }) => ({
    fees: {
      meals: fees.meals.map((meal) => ({ ...meal, kwacha: meals[meal.id] })),
      pta: { ...fees.pta, perPersonKwacha: ptaPerPerson, perFamilyKwacha: ptaPerFamily },
    },
  }),
  fields: [
    field.number('breakfast', 'Student breakfast', { hint: IN_KWACHA }),
    field.number('lunch', 'Student lunch', { hint: IN_KWACHA }),
    field.number('adultLunch', 'Adult lunch', { hint: IN_KWACHA }),
    field.number('milk', 'Milk', { hint: IN_KWACHA }),
    field.number('ptaPerPerson', 'PTA, one person for a year', { hint: IN_KWACHA }),
    field.number('ptaPerFamily', 'PTA, a family for a year', { hint: IN_KWACHA }),
  ],
});
