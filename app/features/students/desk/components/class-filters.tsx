import { useSearchParams } from 'react-router';
import { gradeName, grades } from '#features/content/grades.ts';
import { Options } from '#ui/fields/options.tsx';

interface ClassFiltersProps {
  /** Such as `Grade in 2026`. */
  grade?: string;
  /** The letters that there are. */
  classes: readonly string[];
}

/** The fields of a list of children that narrow it to a grade and a class. */
export function ClassFilters({ grade = 'Grade', classes }: ClassFiltersProps) {
  const [search] = useSearchParams();
  return (
    <>
      <div className="field">
        <label htmlFor="grade">{grade}</label>
        <select id="grade" name="grade" defaultValue={search.get('grade') ?? ''}>
          <Options none="All grades" of={grades.map((one) => [one, gradeName(one)])} />
        </select>
      </div>
      <div className="field">
        <label htmlFor="class">Class</label>
        <select id="class" name="class" defaultValue={search.get('class') ?? ''}>
          <Options none="All classes" of={classes} />
        </select>
      </div>
    </>
  );
}
