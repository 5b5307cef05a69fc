import * as v from 'valibot';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays, isRealDate } from '#lib/dates/plain-date.ts';

/** What the schemas of `content/` are made of. Each message completes "file:line: field:". */
export const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'));
export const day = v.pipe(
  text,
  v.check(isRealDate, 'must be a real day written as YYYY-MM-DD'),
  v.check((one) => one >= '2000' && one < '2100', 'must be a day of this century'),
);
/** What calendars can read, so that nothing becomes a whole day that has hours. */
export const isTime = (words: string) => words === 'All day' || readClockTimes(words) !== undefined;
export const NOT_A_TIME = 'must be written as 8:00 AM-12:00 PM, 7:00 PM or All day';
export const time = v.pipe(text, v.check(isTime, NOT_A_TIME));
/** By which calendars, addresses or records know an entry. */
export const id = v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and dashes'));
export const kwacha = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be below 0'));
export const email = v.pipe(text, v.email('must be an email address'));
/** With the country's code, so that a press on it calls from everywhere. */
export const telephone = v.pipe(
  text,
  v.regex(/^\+\d[\d ]{7,}\d$/, 'must be a number such as +260 211 000 000'),
);
export const path = v.pipe(text, v.regex(/^(\/|https:\/\/)/, 'must start with / or https://'));
export const link = v.strictObject({ label: text, href: path });
export const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must not be empty'));
export const isDifferent = (values: unknown[]) => new Set(values).size === values.length;

interface Period {
  startsOn: string;
  /** Undefined for a single day. */
  endsOn?: string | undefined;
}

/** A rule for the last day. What is no day is said at the day itself: such a rule counts with days alone. */
function lastDay<One extends Period>(
  isRight: (endsOn: string, startsOn: string) => boolean,
  message: string,
) {
  return v.rawCheck<One>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { startsOn, endsOn: value } = dataset.value;
    if (value === undefined || !isRealDate(value) || !isRealDate(startsOn)) return;
    if (isRight(value, startsOn)) return;
    const input = dataset.value as Record<string, unknown>;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: 'endsOn', value }] });
  });
}

type PeriodSchema = v.GenericSchema<unknown, Period>;

/** What does not end before it begins. */
export const inOrder = <Schema extends PeriodSchema>(schema: Schema) =>
  v.pipe(
    schema,
    lastDay<v.InferOutput<Schema>>(
      (end, start) => end >= start,
      'must not be before the first day',
    ),
  );

const TOO_LONG = 'must not be more than a year after the first day';

/** The same, where a slip of the year would have pages count the days of centuries. */
export const withinAYear = <Schema extends PeriodSchema>(schema: Schema) =>
  v.pipe(
    inOrder(schema),
    lastDay<v.InferOutput<Schema>>((end, start) => end <= addDays(start, 366), TOO_LONG),
  );

const pictureNames = [
  'hero',
  'reading',
  'science',
  'drum',
  'football',
  'garden',
  'family',
  'goat',
  'bench',
  'lunch',
  'messenger',
  'stamps',
  'bus',
  'ask',
  'map',
] as const;
export const picture = v.picklist(pictureNames, `must be one of ${pictureNames.join(', ')}`);

export type PictureName = (typeof pictureNames)[number];
