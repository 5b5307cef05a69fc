import { countedSexes } from '#features/content/census-schema.ts';
import type { CensusContent } from '#features/content/schemas.ts';
import { ageOn, type PlainDate } from '#lib/dates/plain-date.ts';

type CountedSex = (typeof countedSexes)[number];

/** A child at the school on the day of the census. */
export interface CountedChild {
  grade: string;
  /** As the form has it; empty where nobody answered. */
  gender: string;
  /** Empty where nobody knows it. */
  bornOn: PlainDate | '';
}

export interface CensusRow {
  sex: string;
  /** One number for each column of ages. */
  ages: number[];
  /** Whose day of birth nobody knows. */
  ageless: number;
  all: number;
}

export interface CountedGrade {
  grade: string;
  rows: CensusRow[];
  all: CensusRow;
}

/**
 * The children of each grade by sex and age on `day`, in the order of `grades`, and all together. Each child stands in
 * one row of one grade and in one column; what nobody answered is counted as not given.
 */
export function countCensus(
  children: readonly CountedChild[],
  { sexes, ages }: Pick<CensusContent, 'sexes' | 'ages'>,
  grades: readonly string[],
  day: PlainDate,
): { grades: CountedGrade[]; school: CountedGrade } {
  const count = (grade: string, those: readonly CountedChild[]): CountedGrade => ({
    grade,
    rows: sexes.map(({ name, counts }) =>
      rowOf(
        name,
        those.filter(({ gender }) => counts.includes(sexOf(gender))),
      ),
    ),
    all: rowOf('All', those),
  });
  const rowOf = (sex: string, those: readonly CountedChild[]): CensusRow => {
    const known = those.flatMap(({ bornOn }) => (bornOn ? [ageOn(bornOn, day)] : []));
    return {
      sex,
      ages: ages.map(
        ({ from = 0, to = Number.POSITIVE_INFINITY }) =>
          known.filter((age) => from <= age && age <= to).length,
      ),
      ageless: those.length - known.length,
      all: those.length,
    };
  };
  return {
    grades: grades.map((grade) =>
      count(
        grade,
        children.filter((child) => child.grade === grade),
      ),
    ),
    school: count('', children),
  };
}

function sexOf(gender: string): CountedSex {
  return countedSexes.find((sex) => sex === gender) ?? 'notGiven';
}
