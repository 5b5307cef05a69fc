import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { applicationIntake } from '#features/enrollment/intake/application-intake.server.ts';
import { answerApi } from '#forms/take-form.server.ts';
import type { Route } from './+types/enrollment-applications.ts';
import { taking } from './described.ts';
import { toldApplication } from './described-answers.ts';

const takenOn = ({ day }: { day: ApplicationDay }) =>
  v.strictObject({ ...toldApplication(day), ...applicationIntake.beside });

/** Takes a family’s application for a place. */
export const action = taking(takenOn, ({ request, context }: Route.ActionArgs) =>
  answerApi(applicationIntake, request, context.get(services), context.get(sender)),
);
