import * as v from 'valibot';
import { grade, isInGradeOrder, LAST_BEFORE_FIRST } from './grades.ts';
import { id, isDifferent, list, text } from './schemas/parts.ts';

const paper = v.pipe(
  v.strictObject({
    id: v.pipe(id, v.maxLength(60, 'must not be longer than 60 characters')),
    label: text,
    hint: v.optional(text),
    from: v.optional(grade),
    to: v.optional(grade),
  }),
  v.forward(
    v.check((row) => isInGradeOrder(row), LAST_BEFORE_FIRST),
    ['to'],
  ),
);

/** Records name a paper by its id, so none may occur twice. */
const paperList = v.pipe(
  list(paper),
  v.check((all) => isDifferent(all.map((one) => one.id)), 'each id must occur only once'),
);

export const papers = v.strictObject({ lead: text, items: paperList });
