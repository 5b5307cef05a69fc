import { Link } from 'react-router';
import { addDays, dayAndMonth, dayMonthYear } from '#lib/dates/plain-date.ts';
import { sameDayBefore } from '../count-year.ts';
import type { HeadsPage } from '../heads-page.server.ts';
import { ChartKey, weeksKey } from './chart-key.tsx';
import { Counted, Figure } from './counted.tsx';
import { listAddress } from './list-address.ts';
import { NumbersTable } from './numbers-table.tsx';
import { WeeksChart } from './weeks-chart.tsx';

/** What had come by the same day of the year before, as a list is asked for it. */
export function upToBefore({ year, day }: Pick<HeadsPage, 'year' | 'day'>) {
  return { year: String(Number(year) - 1), until: sameDayBefore(day) };
}

/** How many came, week by week, with the year before beside them. */
export function Received({ page }: { page: HeadsPage }) {
  const { year, weeks, received, receivedBefore, typedBefore, isToday } = page;
  const first = weeks[0]?.startsOn;
  const isWithBefore = receivedBefore > 0;
  const before = isWithBefore ? (
    <>
      {' '}
      By the same day last year:{' '}
      {isToday ? <Link to={listAddress(upToBefore(page))}>{receivedBefore}</Link> : receivedBefore}.
    </>
  ) : (
    typedBefore !== undefined && ` In the whole of last year: ${typedBefore}.`
  );
  return (
    <Counted
      id="received"
      title="2 Received"
      figure={
        <Figure isToday={isToday} to={listAddress({ year })}>
          {received}
        </Figure>
      }
      says={
        <>
          {received === 1 ? 'application' : 'applications'} for {year}.{before}
        </>
      }
      table={
        <NumbersTable
          caption={`Received in each week since ${first ? dayMonthYear(first) : 'the first'}`}
          columns={weeks.map(({ startsOn }) => dayAndMonth(startsOn).replace('\u00a0', ' '))}
          first="Week of"
          rows={[
            {
              name: 'This year',
              counts: weeks.map(({ now }) => now),
              lists: isToday
                ? weeks.map(({ startsOn }) =>
                    listAddress({ year, since: startsOn, until: addDays(startsOn, 6) }),
                  )
                : undefined,
            },
            ...(isWithBefore
              ? [
                  {
                    name: 'Last year',
                    counts: weeks.map(({ before }) => before),
                    lists: isToday
                      ? weeks.map(({ startsOn }) => {
                          const since = sameDayBefore(startsOn);
                          const sunday = addDays(since, 6);
                          const { year: of, until } = upToBefore(page);
                          return listAddress({
                            year: of,
                            since,
                            until: sunday < until ? sunday : until,
                          });
                        })
                      : undefined,
                  },
                ]
              : []),
          ]}
        />
      }
    >
      {isWithBefore && <ChartKey of={weeksKey} />}
      <WeeksChart weeks={weeks} />
    </Counted>
  );
}
