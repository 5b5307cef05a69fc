import * as v from 'valibot';
import { list, text } from './schemas/parts.ts';

/** What a child's sex is counted as: `notGiven` where the family did not say or would rather not. */
export const countedSexes = ['female', 'male', 'other', 'notGiven'] as const;

const age = v.pipe(
  v.number('must be an age'),
  v.integer('must be an age'),
  v.minValue(0, 'must be an age'),
  v.maxValue(30, 'must be an age'),
);

const sexes = v.pipe(
  list(v.strictObject({ name: text, counts: list(v.picklist(countedSexes)) })),
  v.check(
    (rows) => {
      const counted = rows.flatMap(({ counts }) => counts);
      return counted.length === countedSexes.length && new Set(counted).size === counted.length;
    },
    `must count ${countedSexes.join(', ')} once each`,
  ),
);

/** `from` is missing in the youngest column, `to` in the oldest. */
const ages = v.pipe(
  list(v.strictObject({ name: text, from: v.optional(age), to: v.optional(age) })),
  v.check(
    (columns) =>
      columns.at(0)?.from === undefined &&
      columns.at(-1)?.to === undefined &&
      columns.slice(1).every(({ from }, at) => {
        const before = columns[at]?.to;
        return before !== undefined && from === before + 1;
      }),
    'must count each age once: the first without from, the last without to, no age between them left out',
  ),
);

/** How the table of the Ministry's yearly form counts the children: by class, sex and age on one day of the year. */
export const census = v.strictObject({
  form: text,
  /** Month and day. */
  on: v.pipe(
    text,
    v.regex(
      /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$|^(0[13-9]|1[0-2])-30$/,
      'must be month and day, such as 04-30',
    ),
  ),
  sexes,
  ages,
});
