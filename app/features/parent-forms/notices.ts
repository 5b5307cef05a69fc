import { notSentYet } from '#forms/not-sent-yet.ts';
import type { Notice } from '#ui/notify.ts';

export const FORM_SENT: Notice = {
  title: 'Sent!',
  text: 'Thank you. The school has your form.',
};

export const NOT_SENT_YET = notSentYet('Your form');
