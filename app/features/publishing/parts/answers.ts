import * as v from 'valibot';
import { schoolDays } from '#features/content/schemas/answer-days.ts';
import { answeredKinds } from '#features/submissions/answered-kinds.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

/** By kind, then by status: a number for each status in which the school has the next move. */
const kinds = v.strictObject(
  Object.fromEntries(
    answeredKinds.map(({ kind, statuses }) => [
      kind,
      v.optional(
        v.strictObject(
          Object.fromEntries(statuses.map(({ status }) => [status, v.optional(schoolDays)])),
        ),
      ),
    ]),
  ),
);

type Kinds = Record<string, Record<string, number>>;

export const answers = contentPart({
  name: 'Days to answer',
  about: 'By when the school answers what people send',
  page: '/status',
  schema: v.strictObject({ kinds: v.optional(kinds), moreDays: v.optional(schoolDays) }),
  take: ({ school }) => school.answerDays ?? {},
  // What is optional and was taken away is not there.
  place: ({ school: { answerDays: _before, ...school } }, { kinds, moreDays }) => {
    const answerDays = {
      ...(kinds && { kinds: kinds as Kinds }),
      ...(moreDays !== undefined && { moreDays }),
    };
    const isSet = Object.keys(answerDays).length > 0;
    return { school: { ...school, ...(isSet && { answerDays }) } };
  },
  fields: [
    field.group(
      'kinds',
      'School days until we answer',
      answeredKinds.map(({ kind, name, statuses }) =>
        field.group(
          kind,
          name,
          statuses.map((one) => field.number(one.status, one.name, { isOptional: true })),
          { isOptional: true },
        ),
      ),
      {
        isOptional: true,
        hint: 'Monday to Friday without holidays and breaks, from the day after it has come. The family reads the day. If you leave it empty, we say: We get in touch with you. A day that a family has been told stays.',
      },
    ),
    field.number('moreDays', 'School days more when we are late', {
      isOptional: true,
      hint: 'When a day was not kept, we write once that we are sorry, with a new day. If you leave it empty, it is 2.',
    }),
  ],
});
