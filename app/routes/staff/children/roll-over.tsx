import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { OtherYears } from '#desk/other-years.tsx';
import { CountsByGrade } from '#features/students/roll-over/components/counts-by-grade.tsx';
import { ListOfChildren } from '#features/students/roll-over/components/list-of-children.tsx';
import { YearBegun } from '#features/students/roll-over/components/year-begun.tsx';
import { YearToBegin } from '#features/students/roll-over/components/year-to-begin.tsx';
import { childrenInWords, listNames } from '#features/students/roll-over/list-words.ts';
import { rollOverAt } from '#features/students/roll-over/roll-over-at.ts';
import { isOpen } from '#features/students/roll-over/roll-over-rule.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import type { Route } from './+types/roll-over.ts';

export const clientLoader = listLoader(rollOverAt);
export const clientAction = makeChange;
export const meta = titled('The next year');

/** What becomes of each child when the next year begins; those whom somebody has to decide stand first. */
export default function RollOver({ loaderData: shown }: Route.ComponentProps) {
  const { year, before, years, lists, begun, counts } = shown;
  const change = useServerChange(rollOverAt);
  const all = lists.flatMap(({ children }) => children);
  const open = all.filter(({ outcome }) => isOpen(outcome));
  const placed = all.filter(
    ({ outcome }) => outcome.is === 'up' || outcome.is === 'repeats',
  ).length;
  const filled = lists.filter(({ children }) => children.length > 0);
  return (
    <DeskPage
      title={`From ${before} to ${year}`}
      back={<Link to="/staff/children">All children of the school</Link>}
      action={
        <>
          <OtherYears year={year} years={years} />
          <Link className="btn sm line" to={`/staff/children/classes?year=${year}`}>
            Classes of {year}
          </Link>
        </>
      }
    >
      {begun ? (
        <YearBegun shown={shown} begun={begun} without={open.length + placed} change={change} />
      ) : (
        <YearToBegin
          shown={shown}
          open={open.length}
          firstOpen={open[0]?.outcome.is}
          placed={placed}
          change={change}
        />
      )}
      {counts.all.now > 0 && <CountsByGrade counts={counts} year={year} before={before} />}
      {filled.map(({ is, children }) => {
        const isFirst = is === 'against' || is === 'undecided' || is === 'waits';
        return (
          <Fold
            key={`${year} ${is}`}
            id={is}
            title={listNames[is]}
            note={childrenInWords(children.length)}
            // Once the year has begun, these are the few who have no place in it.
            isOpen={isFirst || (Boolean(begun) && (is === 'up' || is === 'repeats'))}
          >
            <ListOfChildren
              list={children}
              year={year}
              before={before}
              change={change}
              isOpen={isFirst}
              isBegun={Boolean(begun)}
            />
          </Fold>
        );
      })}
    </DeskPage>
  );
}
