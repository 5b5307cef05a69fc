import type { Notice } from '#ui/notify.ts';

export const FORM_SENT: Notice = {
  title: 'Sent!',
  text: 'Thank you. The school has your form.',
};

export const NOT_SENT_YET: Notice = {
  title: 'Not sent yet',
  text: 'We could not reach the school. Your form is saved on this device and goes out as soon as there is a connection.',
  isDestructive: true,
};
