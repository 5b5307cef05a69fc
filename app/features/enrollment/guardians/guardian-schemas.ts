import * as v from 'valibot';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { guardianMoves } from './guardian-moves.ts';

const MISSING = 'Enter the access code';
export const WRONG_CODE =
  'This code does not open an application. Please check each letter and number. Only one person can use a code, within 90 days. The office can give you a new one.';

export const linkSchema = v.object({
  code: v.pipe(v.string(MISSING), v.trim(), v.minLength(1, MISSING), v.maxLength(100, WRONG_CODE)),
});
export type AskedToLink = v.InferInput<typeof linkSchema>;

export const answerSchema = v.object({
  to: v.picklist(guardianMoves, 'Choose to accept, decline or withdraw'),
  seen: v.picklist(everyEnrollmentStatus, 'Say which status was on the screen'),
});
export type AskedAsGuardian = v.InferInput<typeof answerSchema>;
