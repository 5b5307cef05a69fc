import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { OtherYears } from '#desk/other-years.tsx';
import { gradeName } from '#features/content/grades.ts';
import { classesAt } from '#features/students/classes/classes-at.ts';
import { ClassBoard } from '#features/students/classes/components/class-board.tsx';
import { SizeOfClass } from '#features/students/classes/components/size-of-class.tsx';
import { childrenInWords } from '#features/students/roll-over/list-words.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/classes.ts';

export const clientLoader = listLoader(classesAt);
export const clientAction = makeChange;
export const meta = titled('Classes');

/** Who will be in which class of the year that begins, grade by grade. */
export default function Classes({ loaderData: shown }: Route.ComponentProps) {
  const { year, years, grade, grades, undecided, size } = shown;
  const change = useServerChange(classesAt);
  return (
    <DeskPage
      title={`Classes of ${year}`}
      back={<Link to="/staff/children">All children of the school</Link>}
      action={
        <>
          <OtherYears year={year} years={years} />
          <SizeOfClass year={year} grade={grade} size={size} change={change} />
        </>
      }
    >
      <p>{whoSees(shown)}</p>
      {undecided > 0 && (
        <p className="note">
          {childrenInWords(undecided)} {undecided === 1 ? 'is' : 'are'} in no class, because you
          have to decide about {undecided === 1 ? 'it' : 'them'} first, under{' '}
          <Link to={`/staff/children/roll-over?year=${year}`}>Next year</Link>.
        </p>
      )}
      {grades.length > 0 ? (
        <>
          <ListTally
            name="grade"
            label="Grade"
            usual={grade}
            options={grades.map((one) => ({
              value: one.grade,
              name: gradeName(one.grade),
              count: one.count,
            }))}
          />
          <ClassBoard key={`${year} ${grade}`} shown={shown} change={change} />
        </>
      ) : (
        <p className="note">No child is expected in {year}. Are the children in the list?</p>
      )}
    </DeskPage>
  );
}

function whoSees({ year, isBegun, isUnderWay, firstDay }: Route.ComponentProps['loaderData']) {
  if (isUnderWay) {
    return `${year} is under way: families with an account read the class of their child at once.`;
  }
  if (isBegun) {
    return `${year} has begun. Families can read the class of their child from ${dayMonthYear(firstDay)} on.`;
  }
  return `This is a draft, and no family sees it. When ${year} begins, each child gets the class in which it is here.`;
}
