import { messageOfCallerIntake } from '#features/contact/intake/message-intake.server.ts';
import { messageOfCaller } from '#features/contact/intake/message-of-caller.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { receiveForm } from '#forms/take-form.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { taking } from '../described.ts';
import { toldForm } from '../described-answers.ts';
import { roomRoute } from './desk-routes.ts';

/** What a caller wanted, typed in by somebody of the office. */
export const action = taking(
  ({ day }) => toldForm(messageOfCaller, day),
  roomRoute('messages', async (school, staff, { request }) => {
    const { body: input } = await readJsonRequest(request);
    const services = { ...school, staff };
    return answerSubmission(await receiveForm(messageOfCallerIntake, services, { input }));
  }),
);
