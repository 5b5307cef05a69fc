import type { SubmissionKind } from '#forms/submission-kind.ts';
import { REFERENCE_MADE } from './form/notices.ts';

export const mealPayment = {
  kind: 'meal-payment',
  prefix: 'MP',
  room: 'meals',
  page: '/parents/meals',
  words: { one: 'one meal payment', many: 'meal payments' },
  received: REFERENCE_MADE,
} as const satisfies SubmissionKind;
