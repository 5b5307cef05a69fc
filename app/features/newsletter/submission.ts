import type { SubmissionKind } from '#forms/submission-kind.ts';
import { THANKS } from './form/notices.ts';

/** An address for the newsletter; whoever gives it gets a mail to confirm it and no reference. */
export const newsletterSubscription = {
  kind: 'newsletter-subscription',
  room: 'subscribers',
  mails: ['newsletter'],
  page: '/',
  words: { one: 'one newsletter address', many: 'newsletter addresses' },
  received: THANKS,
} as const satisfies SubmissionKind;
