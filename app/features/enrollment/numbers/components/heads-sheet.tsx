import { Link } from 'react-router';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import crest from '#ui/pictures/crest.svg';
import { shortGrade } from '../../grade-levels.ts';
import type { HeadsPage } from '../heads-page.server.ts';
import { gradesToFill, sumOfPlaces } from '../numbers.ts';
import { ChartKey, placesKey } from './chart-key.tsx';
import { Counted, Figure } from './counted.tsx';
import { listAddress } from './list-address.ts';
import { NumbersTable } from './numbers-table.tsx';
import { PlacesChart } from './places-chart.tsx';
import { PlacesTable } from './places-table.tsx';
import { Received, upToBefore } from './received.tsx';
import { RowsChart } from './rows-chart.tsx';

/** The numbers of admissions on one A4: each a sentence, a drawing and its table. */
export function HeadsSheet({ page, school }: { page: HeadsPage; school: string }) {
  const { year, day, isToday, at } = page;
  return (
    <article className="head-sheet" aria-labelledby="sheet-title">
      <header>
        <img src={crest} alt="" width="53" height="60" />
        <div>
          <h2 id="sheet-title">Admissions for {year}</h2>
          <p>{school}</p>
        </div>
        <p>
          <b>As of {dayMonthYear(day)}</b>
          {isToday && (
            <>
              <br />
              {timeInLusaka(new Date(at))}
            </>
          )}
        </p>
      </header>
      <div className="numbers">
        <Places page={page} />
        <Received page={page} />
        <FirstAnswers page={page} />
        <Sources page={page} />
      </div>
    </article>
  );
}

function Places({ page }: { page: HeadsPage }) {
  const { year, grades, isToday, receivedBefore } = page;
  const { isEntered, places, free, waiting } = sumOfPlaces(grades);
  const waits = `${waiting} ${waiting === 1 ? 'child waits' : 'children wait'}`;
  const toFill = gradesToFill(grades).map(({ grade }) => shortGrade(grade));
  return (
    <Counted
      id="places"
      title="1 Places"
      isWide
      figure={
        <Figure isToday={isToday} to={`/staff/enrollment-applications/places?year=${year}`}>
          {isEntered ? free : '–'}
        </Figure>
      }
      says={
        isEntered
          ? `of ${places} places ${free === 1 ? 'is' : 'are'} free; ${waits}.${toFill.length > 0 ? ` A place is free and somebody waits: ${toFill.join(', ')}.` : ''}`
          : `Nobody has entered how many places there are; ${waits}.`
      }
      table={
        <PlacesTable
          year={year}
          grades={grades}
          isToday={isToday}
          listBefore={receivedBefore > 0 ? upToBefore(page) : undefined}
        />
      }
    >
      <ChartKey of={placesKey} />
      <PlacesChart year={year} grades={grades} />
    </Counted>
  );
}

function FirstAnswers({ page: { year, firstAnswers, isToday } }: { page: HeadsPage }) {
  const { groups, median, unanswered } = firstAnswers;
  const count = `${unanswered} ${unanswered === 1 ? 'family has' : 'families have'}`;
  const isListed = isToday && unanswered > 0;
  const wait = (
    <>
      {isListed ? <Link to={listAddress({ year, answered: 'none' })}>{count}</Link> : count} no
      answer yet.
    </>
  );
  return (
    <Counted
      id="first-answers"
      title="3 School days until our first answer"
      figure={
        <Figure isToday={isToday} to={listAddress({ year, sort: 'oldest' })}>
          {median ?? '–'}
        </Figure>
      }
      says={
        <>
          {median === undefined
            ? 'Nobody has an answer yet. '
            : `school ${median === 1 ? 'day' : 'days'} or less, for half of the families. `}
          {(median !== undefined || unanswered > 0) && wait}
        </>
      }
      table={
        <NumbersTable
          caption="School days until the first answer"
          columns={groups.map(({ name }) => name)}
          first="School days"
          rows={[
            {
              name: 'Answers',
              counts: groups.map(({ count }) => count),
              lists: isToday
                ? groups.map(({ key }) => listAddress({ year, answered: key }))
                : undefined,
            },
          ]}
        />
      }
    >
      <RowsChart
        title="School days until the first answer"
        rows={groups.map(({ name, count }) => ({
          name: name === '0 or 1' ? '0 or 1 day' : `${name} days`,
          count,
        }))}
      />
    </Counted>
  );
}

function Sources({ page: { year, received, onPaper, isToday } }: { page: HeadsPage }) {
  const rows = [
    { by: 'website', name: 'Website', count: received - onPaper },
    { by: 'paper', name: 'Paper form', count: onPaper },
  ];
  return (
    <Counted
      id="sources"
      title="4 Where they came from"
      figure={
        <Figure isToday={isToday} to={listAddress({ year, by: 'paper' })}>
          {onPaper}
        </Figure>
      }
      says={`of ${received} came on a paper form, which the office typed in.`}
      table={
        <NumbersTable
          caption="Where applications came from"
          columns={rows.map(({ name }) => name)}
          first="From"
          rows={[
            {
              name: 'Received',
              counts: rows.map(({ count }) => count),
              lists: isToday ? rows.map(({ by }) => listAddress({ year, by })) : undefined,
            },
          ]}
        />
      }
    >
      <RowsChart title="Where applications came from" rows={rows} />
    </Counted>
  );
}
