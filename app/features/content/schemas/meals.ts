import * as v from 'valibot';
import { list, text } from './parts.ts';

/** A way to pay that the office has: an account or number, and in whose name it is. */
const wayToPay = v.strictObject({ name: text, number: text, inTheNameOf: text });

/** Empty while families are told to ask the office. */
export const waysToPay = v.array(wayToPay, 'must be a list, or [] for none');

export const meals = v.strictObject({
  title: text,
  lead: text,
  description: text,
  calculator: v.strictObject({ heading: text, rounding: text, estimate: text }),
  paying: v.strictObject({
    heading: text,
    steps: list(text),
    ways: waysToPay,
    noWays: text,
    pin: text,
  }),
  reference: v.strictObject({ heading: text, use: text }),
  transaction: v.strictObject({ title: text, lead: text, description: text, use: text }),
});
