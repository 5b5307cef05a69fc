import * as v from 'valibot';
import { waysToPay as schema } from '#features/content/schemas/meals.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

/** The numbers that families pay for meals to. Those for school fees are a part of their own. */
export const waysToPayMeals = contentPart({
  name: 'Ways to pay for meals',
  about: 'The mobile money numbers that families pay to',
  page: '/parents/meals',
  isGuarded: true,
  schema: v.strictObject({ ways: schema }),
  take: ({ meals }) => ({ ways: meals.paying.ways }),
  place: ({ meals }, { ways }) => ({ meals: { ...meals, paying: { ...meals.paying, ways } } }),
  fields: [
    field.list('ways', 'Numbers to pay to', {
      entry: 'number',
      title: 'name',
      fields: [
        field.line('name', 'Provider', { hint: 'Such as Airtel Money.' }),
        field.line('number', 'Number'),
        field.line('inTheNameOf', 'The name that the provider shows'),
      ],
    }),
  ],
});
