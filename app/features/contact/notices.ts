import type { Notice } from '#ui/notify.ts';

/** Specification, section 8. */
export const MESSAGE_SENT: Notice = {
  title: 'Message Sent!',
  text: 'Thank you for contacting us. We will get back to you soon.',
};

export const NOT_SENT_YET: Notice = {
  title: 'Not sent yet',
  text: 'We could not reach the school. Your message is saved on this device and goes out as soon as there is a connection.',
  isDestructive: true,
};
