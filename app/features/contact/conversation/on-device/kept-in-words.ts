import type { WaitingEntry } from '#forms/device/submission-list.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { childMessagesKey } from './device-keys.ts';

const KEPT =
  'Your message is kept on this device. It is sent by itself when there is a connection, while this site is open or when you visit it again.';
const NOT_KEPT =
  'This device could not keep your message: please leave this page open until it is sent.';
const NEEDS_LINK =
  'Your message is kept on this device. Please open the link in our newest mail. Then your message is sent by itself.';

/** What has not reached the school, with why, and the way not to send it. */
export function notSentYet(slug: string, entry: WaitingEntry, drop: () => void): HTMLElement {
  const button = element(
    'button',
    { className: 'btn line sm', type: 'button' },
    entry.delivery.refusal ? 'Remove it from this device' : 'Do not send it',
  );
  button.addEventListener('click', drop);
  return element(
    'div',
    { className: 'note' },
    element('p', {}, element('b', {}, 'Not sent yet.'), ` ${reasonOf(slug, entry)}`),
    element('p', {}, 'You wrote:'),
    element('p', { className: 'as-typed' }, String(entry.words)),
    button,
  );
}

function reasonOf(slug: string, { delivery: { refusal, needsProof } }: WaitingEntry): string {
  if (refusal) return `The school could not take your message. ${refusal.detail}`;
  if (isOnlyInMemory(childMessagesKey(slug))) return NOT_KEPT;
  return needsProof ? NEEDS_LINK : KEPT;
}

/** Said above the form once the school has it; who sent it, this page, another one or the service worker, is the same. */
export function itIsThere(reference: string | undefined): HTMLElement {
  const has = element('p', { className: 'note ok' }, 'Your answer has reached the school.');
  if (reference)
    has.append(
      ' Its reference is ',
      element('b', { className: 'one-line', textContent: reference }),
      '.',
    );
  return has;
}

/** The message as it will stand in the conversation. */
export function inConversation(words: string): HTMLElement {
  return element(
    'li',
    { className: 'card' },
    element('p', { className: 'small muted' }, 'You, today'),
    element('p', { className: 'as-typed' }, words),
  );
}
