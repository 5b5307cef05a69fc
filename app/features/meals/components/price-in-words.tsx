import { Fragment } from 'react';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { FactsTable } from '#ui/text/facts-table.tsx';
import {
  countedFrom,
  daysOf,
  type Meal,
  type MealChoice,
  payableTerms,
  priceOf,
  type TypedNumber,
  wantedNumber,
} from '../meal-price.ts';

export const CHILDREN = 'Number of children';
const NO_MEAL = 'Please choose at least one meal.';
const NO_DAYS = 'Please choose an earlier day or another term.';

export interface CalculatorFacts {
  meals: Meal[];
  calendar: Pick<SchoolCalendar, 'terms' | 'breaks' | 'holidays'>;
  today: PlainDate;
}

/** What the choice costs, for which days, and how that adds up; or which number has to be right first. */
export function PriceInWords({
  choice,
  meals,
  calendar,
  today,
}: CalculatorFacts & { choice: MealChoice }) {
  const { days, lines, kwacha } = priceOf(choice, daysOf(choice, calendar, today), meals);
  const notTaken = Object.keys(choice.notTaken) as TypedNumber[];
  const term = payableTerms(calendar, today).find(({ id }) => id === choice.period);
  const from = term && countedFrom(choice, term);
  const since = from && (from === today ? ' from today' : ' from that day');
  const counted = `${days === 1 ? '1 day' : `${days} days`} at school`;
  return (
    <>
      <p role="status">
        {notTaken.length > 0 ? (
          <>
            No price yet.
            {notTaken.map((name) => (
              <Fragment key={name}>
                {' '}
                <a href={`#${name}`}>{labelOf(name, meals)}</a>: enter {wantedNumber(name)}.
              </Fragment>
            ))}
          </>
        ) : (
          <>
            <b className="reference">{writtenKwacha(kwacha)}</b> for{' '}
            {term ? `${term.name}: ${counted}${since}` : `one week: ${counted}`}.
            {lines.length === 0 && ` ${days === 0 ? NO_DAYS : NO_MEAL}`}
          </>
        )}
      </p>
      {lines.length > 0 && (
        <FactsTable
          caption="How we get this price"
          head={['Meals', 'Price']}
          rows={lines.map(({ name, count, eachKwacha, kwacha: sum }) => [
            `${name}: ${count} at ${writtenKwacha(eachKwacha)}`,
            writtenKwacha(sum),
          ])}
        />
      )}
    </>
  );
}

const labelOf = (name: TypedNumber, meals: readonly Meal[]) =>
  name === 'children' ? CHILDREN : meals.find(({ id }) => id === name)?.name;
