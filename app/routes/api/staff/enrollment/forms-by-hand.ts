import * as v from 'valibot';
import { questionNamed } from '#features/enrollment/corrections/correction.ts';
import { type ApplicationDay, deliveryDay } from '#features/enrollment/enrollment-years.ts';
import { byHandIntake } from '#features/enrollment/intake/application-intake.server.ts';
import { parseFormByHand } from '#features/enrollment/intake/form-by-hand.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { receiveForm } from '#forms/take-form.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import { taking } from '../../described.ts';
import { toldApplication } from '../../described-answers.ts';
import { roomRoute } from '../desk-routes.ts';

const CONSENT_ON_PAPER = 'Say that the guardian has signed the consent on the paper form';

/** The family's answers; one without an address gave none. */
function takenOn({ day }: { day: ApplicationDay }) {
  const { limit } = questionNamed('parent1Email').question;
  const parent1Email = v.optional(v.pipe(v.string(), v.maxLength(limit)));
  return v.strictObject({
    ...toldApplication(day),
    parent1Email,
    consentOnPaper: v.literal(true),
    /** The reference of the child whose guardians the form began with. */
    togetherWith: v.optional(v.string()),
    /** The day on which the family handed it in; today where nothing is said. */
    handedInOn: v.optional(v.string()),
  });
}

/** What a family gave on paper, typed in by somebody of the office. */
export const action = taking(
  takenOn,
  roomRoute('enrollment', async (school, staff, { request }) => {
    const { consentOnPaper, ...input } = (await readJsonRequest(request)).body;
    if (consentOnPaper !== true) {
      // All that is missing is said at once.
      const day = deliveryDay(school.content, dayInLusaka(school.clock.now()));
      const { handedInOn: _day, ...answers } = input;
      const parsed = parseFormByHand(answers, day);
      const errors = [
        ...(parsed.ok ? [] : parsed.refusal.errors),
        { field: 'consentOnPaper', message: CONSENT_ON_PAPER },
      ];
      return problem({ status: 422, title: 'Consent missing', detail: CONSENT_ON_PAPER, errors });
    }
    return answerSubmission(await receiveForm(byHandIntake, { ...school, staff }, { input }));
  }),
);
