import { countSchoolDays } from '#features/calendar/school-days.ts';
import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { isRealDate, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

export type Meal = Content['fees']['meals'][number];
type MealId = Meal['id'];

const DAYS_A_WEEK = 5;
export const WEEK = 'week';

/** The numbers that people type. */
export const typedNumbers = {
  adultLunch: { least: 0, most: 25 },
  children: { least: 1, most: 10 },
};
export type TypedNumber = keyof typeof typedNumbers;

/** What to enter where a number was not taken. */
export function wantedNumber(name: TypedNumber): string {
  const { least, most } = typedNumbers[name];
  return `a whole number from ${least} to ${most}`;
}

/** What a family asks the calculator for: numbers and days only, since it may stand in an address. */
export interface MealChoice {
  /** Days of a week on which each child has it; for adults, lunches a week. */
  times: Record<MealId, number>;
  children: number;
  /** `week`, or the id of a term. */
  period: string;
  /** Counts the term from this day, for a family that begins later. */
  from: PlainDate | '';
  /** Numbers that cannot be meant, as they were typed; until they are right nothing has a price. */
  notTaken: { [Name in TypedNumber]?: string };
}

/** As many as each meal can be chosen in a week. */
export function mostTimes(id: MealId): number {
  return id === 'adultLunch' ? typedNumbers[id].most : DAYS_A_WEEK;
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
  const isKnown = Object.keys(choice.notTaken).length === 0;
  const lines = (isKnown ? meals : []).flatMap(({ id, name, kwacha: eachKwacha }) => {
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
  notTaken: {},
};

/** What an address or a form calls the parts of a choice. */
export const choiceFields: readonly string[] = [
  ...Object.keys(firstChoice.times),
  ...['children', 'period', 'from'],
];

/** Reads a form or an address; what nobody can have typed and makes no sense counts as not said. */
export function choiceFrom(said: URLSearchParams, terms: readonly PayableTerm[]): MealChoice {
  const notTaken: MealChoice['notTaken'] = {};
  const typed = (name: TypedNumber, otherwise: number) => {
    const text = said.get(name) ?? String(otherwise);
    const { least, most } = typedNumbers[name];
    const number = /^\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    notTaken[name] = text;
    return otherwise;
  };
  const isAnythingSaid = choiceFields.some((name) => said.has(name));
  const times = (id: Exclude<MealId, TypedNumber>) => {
    const text = said.get(id) ?? '';
    if (/^\d{1,3}$/.test(text)) return Math.min(mostTimes(id), Number(text));
    return isAnythingSaid ? 0 : firstChoice.times[id];
  };
  const period = said.get('period') ?? WEEK;
  const from = said.get('from') ?? '';
  return {
    times: {
      breakfast: times('breakfast'),
      lunch: times('lunch'),
      milk: times('milk'),
      adultLunch: typed('adultLunch', firstChoice.times.adultLunch),
    },
    children: typed('children', firstChoice.children),
    period: terms.some(({ id }) => id === period) ? period : WEEK,
    from: isRealDate(from) ? from : '',
    notTaken,
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
