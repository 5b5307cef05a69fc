import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { EmptyState } from '#desk/empty-state.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { useIsOwn } from '#desk/staff/staff-name.tsx';
import deskToday from '#desk/styles/desk-today.css?url';
import type { TodayLine } from '#desk/today/today-line.ts';
import { besideWork, countThings, linesOf, whenOfLine } from '#desk/today/what-waits.ts';
import { whens } from '#desk/today/work-list.ts';
import { WorkSection } from '#desk/today/work-sections.tsx';
import { CloseSchool } from '#features/calendar/desk/components/close-school.tsx';
import { FreePlaces } from '#features/enrollment/desk/components/free-places.tsx';
import { DoubtList } from '#features/publishing/components/doubt-list.tsx';
import { dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { contentPartAt, todayAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/today.ts';

export const clientLoader = loadFrom(todayAt);
export const clientAction = makeChange;
export const links = () => [{ rel: 'stylesheet', href: deskToday }];
export const meta = titled('Today');

/** What somebody must do next, by when, and whose it is. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { today, work, nextDay, lines, free, firstSteps, doubts, closures } = loaderData;
  const closing = useServerChange(contentPartAt.at('closures'));
  const [search] = useSearchParams();
  const isOwn = useIsOwn();
  const whose = search.get('whose');
  const mine = work.filter(({ assignedTo }) => assignedTo !== null && isOwn(assignedTo));
  const nobodys = work.filter(({ assignedTo }) => assignedTo === null);
  const shown = whose === 'mine' ? mine : whose === 'nobodys' ? nobodys : work;
  const isMine = whose === 'mine';
  const also = besideWork({ work, lines });
  const alsoShown = linesOf(whose, also, isOwn);
  const own = mine.length + linesOf('mine', also, isOwn).length;
  const all = countThings({ work, lines, free });
  const isFree = all === 0;
  const isBare = isFree && firstSteps.length + (doubts?.open.length ?? 0) === 0;
  const late = work.filter(({ when }) => when === 'late').length;
  return (
    <>
      <div className="title-line">
        <div>
          <h1>Today</h1>
          <p>
            {weekdayName(today)}, {dayMonthYear(today)}.{!isBare && waitingInWords(all, late)}{' '}
            {isFree && !isBare && <NextDay on={nextDay} />}
          </p>
        </div>
        <ListTally
          name="whose"
          label="Whose work"
          options={[
            { value: '', name: 'All', count: all },
            { value: 'mine', name: 'Mine', count: own },
            {
              value: 'nobodys',
              name: 'Nobody’s',
              count: nobodys.length + linesOf('nobodys', also, isOwn).length + free.length,
            },
          ]}
        />
      </div>
      {firstSteps.length > 0 && <FirstSteps steps={firstSteps} />}
      {isBare && (
        <EmptyState title="Nothing waits">
          <p>
            Every promise is kept. <NextDay on={nextDay} />
          </p>
        </EmptyState>
      )}
      {isMine && all > 0 && own === 0 && <p>Nothing of this is yours.</p>}
      {whens.map((when) => (
        <div key={when}>
          <WorkSection
            when={when}
            work={shown}
            lines={alsoShown.filter((line) => whenOfLine(line, today) === when)}
            today={today}
          />
          {when === 'late' && !isMine && <FreePlaces free={free} />}
        </div>
      ))}
      {doubts && <DoubtList doubts={doubts} />}
      {closures && <CloseSchool {...closures} change={closing} />}
    </>
  );
}

function waitingInWords(all: number, late: number): string {
  if (all === 0) return ' Nothing waits this week.';
  const things = all === 1 ? '1 thing waits' : `${all} things wait`;
  if (late === 0) return ` ${things}.`;
  return ` ${things}; ${late} of them ${late === 1 ? 'is' : 'are'} late.`;
}

function FirstSteps({ steps }: { steps: TodayLine[] }) {
  return (
    <section className="work" data-when="week" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ul>
        {steps.map(({ words, to = '' }) => (
          <li key={words}>
            <div>
              <Link to={to}>{words}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing, where no day is promised yet. */
function NextDay({ on }: { on: PlainDate | undefined }) {
  return (
    on && (
      <>
        The next day that counts is{' '}
        <b>
          {weekdayName(on)}, {dayMonthYear(on)}
        </b>
        .
      </>
    )
  );
}
