import { countSchoolDays } from '#features/calendar/school-days.ts';
import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { isRealDate, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

export type Meal = Content['fees']['meals'][number];
type MealId = Meal['id'];

const DAYS_A_WEEK = 5;
export const MOST_CHILDREN = 10;
export const MOST_ADULT_LUNCHES = 25;
export const WEEK = 'week';

/** What a family asks the calculator for: numbers and days only, since it may stand in an address. */
export interface MealChoice {
  /** Days of a week on which each child has it; for adults, lunches a week. */
  times: Record<MealId, number>;
  children: number;
  /** `week`, or the id of a term. */
  period: string;
  /** Counts the term from this day, for a family that begins later. */
  from: PlainDate | '';
}

/** As many as each meal can be chosen in a week. */
export function mostTimes(id: MealId): number {
  return id === 'adultLunch' ? MOST_ADULT_LUNCHES : DAYS_A_WEEK;
}

/** What is left of the terms that have not ended: what is eaten already is not paid for in advance. */
export function payableTerms({ terms }: Pick<SchoolCalendar, 'terms'>, today: PlainDate) {
  return terms
    .filter(({ endsOn }) => endsOn >= today)
    .map(({ name, startsOn, endsOn }) => ({
      id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      name,
      startsOn: startsOn < today ? today : startsOn,
      endsOn,
      isRunning: startsOn < today,
    }));
}

type PayableTerm = ReturnType<typeof payableTerms>[number];

/** The day from which a term is counted; empty for the whole of it. */
export function countedFrom({ from }: Pick<MealChoice, 'from'>, term: PayableTerm) {
  if (from > term.startsOn) return from;
  return term.isRunning ? term.startsOn : '';
}

/** How many days at school were chosen: five for a week, those of the published calendar that a term still has. */
export function daysOf(
  choice: Pick<MealChoice, 'period' | 'from'>,
  calendar: Pick<SchoolCalendar, 'terms' | 'breaks' | 'holidays'>,
  today: PlainDate,
): number {
  const term = payableTerms(calendar, today).find(({ id }) => id === choice.period);
  if (!term) return DAYS_A_WEEK;
  const startsOn = countedFrom(choice, term) || term.startsOn;
  return countSchoolDays({ startsOn, endsOn: term.endsOn }, calendar);
}

/**
 * The price of a choice. A term has so many meals as days at school, in the share of the week that was chosen and
 * rounded up to a whole meal.
 */
export function priceOf(choice: MealChoice, days: number, meals: readonly Meal[]) {
  const lines = meals.flatMap(({ id, name, kwacha: eachKwacha }) => {
    const eaters = id === 'adultLunch' ? 1 : choice.children;
    const count = eaters * Math.ceil((choice.times[id] * days) / DAYS_A_WEEK);
    return count > 0 ? [{ id, name, count, eachKwacha, kwacha: count * eachKwacha }] : [];
  });
  return { days, lines, kwacha: lines.reduce((sum, line) => sum + line.kwacha, 0) };
}

/** Lunch every day of a week for one child. */
export const firstChoice: MealChoice = {
  times: { breakfast: 0, lunch: DAYS_A_WEEK, milk: 0, adultLunch: 0 },
  children: 1,
  period: WEEK,
  from: '',
};

/** What an address or a form calls the parts of a choice. */
export const choiceFields: readonly string[] = [
  ...Object.keys(firstChoice.times),
  ...['children', 'period', 'from'],
];

/** Reads a form or an address; what makes no sense in it counts as not said. */
export function choiceFrom(said: URLSearchParams, terms: readonly PayableTerm[]): MealChoice {
  const whole = (name: string, least: number, most: number, otherwise: number) => {
    const text = said.get(name) ?? '';
    const number = /^\d{1,3}$/.test(text) ? Number(text) : otherwise;
    return Math.min(most, Math.max(least, number));
  };
  const isAnythingSaid = choiceFields.some((name) => said.has(name));
  const times = (id: MealId) =>
    whole(id, 0, mostTimes(id), isAnythingSaid ? 0 : firstChoice.times[id]);
  const period = said.get('period') ?? WEEK;
  const from = said.get('from') ?? '';
  return {
    times: {
      breakfast: times('breakfast'),
      lunch: times('lunch'),
      milk: times('milk'),
      adultLunch: times('adultLunch'),
    },
    children: whole('children', 1, MOST_CHILDREN, 1),
    period: terms.some(({ id }) => id === period) ? period : WEEK,
    from: isRealDate(from) ? from : '',
  };
}

/** `Term 1, 2 children: student lunch on 5 days a week`: what a payment is for, in one line without a name. */
export function choiceInWords(
  choice: MealChoice,
  { meals, terms }: { meals: readonly Meal[]; terms: readonly PayableTerm[] },
): string {
  const { times, children, period } = choice;
  const term = terms.find(({ id }) => id === period);
  const from = term && countedFrom(choice, term);
  const since = from ? ` from ${plainSpaces(writtenDate(from))}` : '';
  const who = children === 1 ? '1 child' : `${children} children`;
  const what = meals
    .filter(({ id }) => times[id] > 0)
    .map(({ id, name }) => `${name.toLowerCase()} ${times[id]} a week`);
  return `${term?.name ?? 'One week'}${since}, ${who}: ${what.join(', ')}`;
}
