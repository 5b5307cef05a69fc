import type { WaitingEntry } from '#forms/device/submission-list.ts';
import { element } from '#lib/device/element.ts';
import type { WaitingKind } from './waiting-kinds.ts';

const IN_THE_WAY =
  ' Another application is in the form now. Please send it first, or clear it; then put this one back.';

/** What this device cannot send by itself: the school refused it, or its file is gone. Says why and what to do. */
export function needsHand(kind: WaitingKind, entry: WaitingEntry): HTMLElement {
  const { refusal, form } = entry.delivery;
  const { label, address, prepare } = kind.correct;
  const goesTo = form ?? address;
  const reason = refusal
    ? `The school could not take ${kind.one}: ${refusal.detail}`
    : `The file of ${kind.one} is not on this device any more. Please choose it again.`;
  const text = element('p', { textContent: reason });
  const button = element('button', { className: 'btn', type: 'button', textContent: label });
  button.addEventListener('click', () => {
    if (prepare && !prepare(entry)) text.textContent = reason + IN_THE_WAY;
    // A new document reads what was put back.
    else if (goesTo) location.assign(goesTo);
  });
  return element('div', {}, text, button);
}
