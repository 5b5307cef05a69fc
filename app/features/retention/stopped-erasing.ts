import * as v from 'valibot';

/** That the date is right and what is over may go: as the screen showed both. */
export const stoppedErasingSchema = v.object({
  change: v.literal('goOn'),
  day: v.string(),
  records: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
