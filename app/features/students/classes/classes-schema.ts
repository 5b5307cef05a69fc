import * as v from 'valibot';
import { grade } from '#features/content/grades.ts';

const year = v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year'));
const reference = v.pipe(v.string(), v.maxLength(20));
/** In which class the child was when the office looked: `grade3 A`. */
const seen = v.pipe(v.string(), v.maxLength(12));

const letter = v.pipe(v.string(), v.regex(/^[A-Z]?$/, 'Choose a class'));

/** As many as a grade has: more at once is no choice of single children. */
const MOST_AT_ONCE = 200;
/** More children are in no class. */
const LARGEST_CLASS = 99;

/** Name and room. */
export const LONGEST_TEACHER = 80;

const sizeFault = `Write how many children, from 1 to ${LARGEST_CLASS}`;

/** What the office asks of the classes of a year: that children are in one of them, how large they are, who teaches them, and what is said of two children. */
export const classesChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('move'),
    year,
    children: v.pipe(
      v.array(v.object({ reference, seen })),
      v.minLength(1),
      v.maxLength(MOST_AT_ONCE, `Move at most ${MOST_AT_ONCE} children at once`),
    ),
    /** Empty for no class. */
    letter,
  }),
  v.object({
    change: v.literal('size'),
    year,
    grade,
    seen: v.pipe(v.number(), v.integer()),
    size: v.pipe(
      v.number(sizeFault),
      v.integer(sizeFault),
      v.minValue(1, sizeFault),
      v.maxValue(LARGEST_CLASS, sizeFault),
    ),
  }),
  v.object({
    change: v.literal('teacher'),
    year,
    grade,
    /** Empty where the grade is not divided. */
    letter,
    seen: v.string(),
    /** Empty for nobody. */
    teacher: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_TEACHER, `Write at most ${LONGEST_TEACHER} characters`),
    ),
  }),
  v.object({
    change: v.literal('wish'),
    year,
    one: reference,
    other: reference,
    /** What was said when the office looked; empty for nothing. */
    seen: v.picklist(['together', 'apart', '']),
    wish: v.picklist(['together', 'apart', '']),
  }),
]);

export type ClassesChange = v.InferOutput<typeof classesChangeSchema>;
