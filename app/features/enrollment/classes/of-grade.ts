import { type GradeLevel, gradeLevels } from '../grade-levels.ts';

interface FromTo {
  /** The first grade; without one, from the youngest on. */
  from?: GradeLevel | undefined;
  /** The last grade. */
  to?: GradeLevel | undefined;
}

const order = Object.keys(gradeLevels) as GradeLevel[];

/** Those of a list that hold for this grade, in the order of the list. */
export function ofGrade<Item extends FromTo>(list: readonly Item[], grade: GradeLevel): Item[] {
  const place = order.indexOf(grade);
  return list.filter(
    ({ from, to }) =>
      (!from || order.indexOf(from) <= place) && (!to || place <= order.indexOf(to)),
  );
}
