import { notSentYet } from '#forms/not-sent-yet.ts';
import type { Notice } from '#ui/notify.ts';

/** Specification, section 8. */
export const MESSAGE_SENT: Notice = {
  title: 'Message Sent!',
  text: 'Thank you for contacting us. We will get back to you soon.',
};

export const NOT_SENT_YET = notSentYet('Your message');
