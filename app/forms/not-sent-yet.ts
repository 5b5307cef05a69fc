import type { Notice } from '#ui/notify.ts';

/** What a form says when the line is down, and its list on the device has what was typed. */
export function notSentYet(what: string, then = ''): Notice {
  return {
    title: 'Not sent yet',
    text: `We could not reach the school. ${what} is saved on this device and goes out as soon as there is a connection${then}.`,
    isDestructive: true,
  };
}
