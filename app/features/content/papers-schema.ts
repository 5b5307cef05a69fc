import * as v from 'valibot';
import { id, isDifferent, list, text } from './schemas/parts.ts';

/** The grades that families apply for, from the youngest to the oldest (specification, section 3). */
export const grades = [
  ...(['ece1', 'ece2', 'grade1', 'grade2', 'grade3'] as const),
  ...(['grade4', 'grade5', 'grade6', 'grade7'] as const),
] as const;
const grade = v.picklist(grades, 'must be a grade such as ece1 or grade3');

const paper = v.pipe(
  v.strictObject({
    id: v.pipe(id, v.maxLength(60, 'must not be longer than 60 characters')),
    label: text,
    hint: v.optional(text),
    from: v.optional(grade),
    to: v.optional(grade),
  }),
  v.forward(
    v.check(
      ({ from, to }) => !from || !to || grades.indexOf(from) <= grades.indexOf(to),
      'must not be before the first grade',
    ),
    ['to'],
  ),
);

/** Records name a paper by its id, so none may occur twice. */
const paperList = v.pipe(
  list(paper),
  v.check((all) => isDifferent(all.map((one) => one.id)), 'each id must occur only once'),
);

export const papers = v.strictObject({ lead: text, items: paperList });
