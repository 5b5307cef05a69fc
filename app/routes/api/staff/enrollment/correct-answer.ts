import { correctAnswer } from '#features/enrollment/corrections/correct-answer.server.ts';
import { correctionSchema } from '#features/enrollment/corrections/correction-schema.ts';
import { recordAction } from '../desk-routes.ts';

/** The office corrects one answer of an application. */
export const action = recordAction('enrollment', correctionSchema, correctAnswer);
