import * as v from 'valibot';
import { typedDay, typedTime } from '#lib/dates/typed-moment.ts';
import { typedLine, typedWords } from '#lib/text/typed-schema.ts';
import { MOST_PLACES } from '../../desk/desk-limits.ts';
import { mapGrades } from '../../grade-levels.ts';
import { everyAtLastPlace } from '../round.ts';
import { faultOfThrows, readThrows, WHAT_WITNESS, WHO_THROWS } from './throws.ts';

const year = v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year'));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

const because = typedLine('The reason', 200, 'Say why, as families will read it');

const number = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d*$/, 'Enter a whole number'),
  v.transform(Number),
  v.maxValue(MOST_PLACES, `Enter ${MOST_PLACES.toLocaleString('en')} or fewer`),
);

const MOST_DAYS = 90;

/** Empty, which is null, where nothing of its own is said for the round. */
const schoolDays = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([1-9]\d*)?$/, 'Enter a whole number of school days, or nothing'),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
  v.nullable(v.pipe(v.number(), v.maxValue(MOST_DAYS, `Enter ${MOST_DAYS} days or fewer`))),
);

/** The later days of a round, each with its time. */
const laterDays = {
  closesOn: typedDay,
  closesTime: typedTime,
  drawOn: typedDay,
  drawTime: typedTime,
  releaseOn: typedDay,
  releaseTime: typedTime,
};

/** The ten throws as one text: spaces and commas between them are left out. */
const dice = v.pipe(
  v.string(),
  v.transform(readThrows),
  v.check(
    (throws) => faultOfThrows(throws) === undefined,
    ({ input }) => faultOfThrows(input) ?? '',
  ),
);

/** What the office asks of a round. `version` is 0 before somebody has written the round of a year. */
export const roundChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('prepare'),
    year,
    version,
    opensOn: typedDay,
    ...laterDays,
    /** Of each grade: empty, or 0, where it is in no round. */
    places: v.strictObject(mapGrades(() => number)),
    kept: v.strictObject(mapGrades(() => number)),
    keptReason: typedWords('The reason', 500),
    atLastPlace: v.picklist(everyAtLastPlace, 'Choose what happens with the last place'),
    answerDays: schoolDays,
    overdueDays: schoolDays,
  }),
  v.object({ change: v.literal('agree'), year, version }),
  v.object({ change: v.literal('stop'), year, version }),
  v.object({
    change: v.literal('move'),
    year,
    version,
    ...laterDays,
    because,
  }),
  v.object({
    change: v.literal('draw'),
    year,
    version,
    dice,
    witness: typedLine('The name', 100, WHO_THROWS),
    witnessRole: typedLine('Who the witness is', 100, WHAT_WITNESS),
  }),
  v.object({ change: v.literal('again'), year, version, because }),
]);

export type RoundChange = v.InferOutput<typeof roundChangeSchema>;
export type RoundRequest = v.InferInput<typeof roundChangeSchema>;
