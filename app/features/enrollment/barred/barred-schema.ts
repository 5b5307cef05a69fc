import * as v from 'valibot';
import type { OneAsked } from '#desk/cases/case-changes.server.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedLine, typedWords } from '#lib/text/typed-schema.ts';
import { guardianNumbers } from '../guardians/which-guardian.ts';
import { barredLimits } from './barred-words.ts';
import { levelsOfKnowing } from './may-know.ts';

const reason = typedWords('The reason', barredLimits.reason, 'Say why');

/** Who it is: a guardian of the form, an account that follows it, or somebody whom the office names. */
const who = v.variant('is', [
  v.strictObject({ is: v.literal('guardian'), guardian: v.picklist(guardianNumbers) }),
  v.strictObject({ is: v.literal('account'), accountId: v.string() }),
  v.strictObject({
    is: v.literal('other'),
    name: typedLine('The name', barredLimits.name, 'Enter the name'),
    email: typedLine('The email', barredLimits.contact),
    phone: typedLine('The phone', barredLimits.contact),
  }),
]);
export type WhoIsBarred = v.InferOutput<typeof who>;

/** What the office says of what somebody may know of a child, and takes back again. */
export const barredFields = {
  write: {
    who,
    mayKnow: v.picklist(levelsOfKnowing, 'Choose what they may know'),
    mayCollect: v.boolean(),
    since: v.pipe(v.string(), v.check(isRealDate, 'Enter the day, such as 2 November 2026')),
    reason,
    paper: typedLine('The paper', barredLimits.paper),
  },
  lift: { id: v.pipe(v.string(), v.uuid()), reason },
};
export type BarredChange = OneAsked<typeof barredFields>;
