import type { WaitingEntry } from '#forms/device/submission-list.ts';
import { element } from '#lib/device/element.ts';
import type { WaitingKind } from './waiting-kinds.ts';

const IN_THE_WAY =
  ' Another application is in the form now. Please send it first, or clear it; then put this one back.';

/** What this device cannot send by itself: the school refused it, its file is gone, or the right to send it. Says why and what to do. */
export function undeliverable(slug: string, kind: WaitingKind, entry: WaitingEntry): HTMLElement {
  const { refusal, form, needsProof } = entry.delivery;
  const { page, words, correct } = kind;
  const prove = needsProof ? kind.prove : undefined;
  const reason = prove
    ? prove.text
    : refusal
      ? `The school could not take ${words.one}: ${refusal.detail}`
      : `The file of ${words.one} is not on this device. Please choose it again.`;
  const text = element('p', { textContent: reason });
  const label = correct?.label ?? 'Go to the form';
  const button = element('button', { className: 'btn', type: 'button', textContent: label });
  button.addEventListener('click', () => {
    if (correct && !correct.prepare(slug, entry)) text.textContent = reason + IN_THE_WAY;
    // A new document reads what was put back.
    else if (!correct?.staysHere) location.assign(form ?? page);
  });
  if (!prove) return element('div', {}, text, button);
  const way = element('a', { className: 'btn', href: prove.page, textContent: prove.label });
  return element('div', {}, text, element('span', { className: 'row' }, way, button));
}
