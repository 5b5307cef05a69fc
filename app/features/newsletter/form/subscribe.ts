import { submitEntry } from '#forms/delivery/submit-entry.ts';
import {
  appendEntry,
  newEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { looksLikeEmail } from '#lib/text/typed-text.ts';
import { emailDoubt } from '#ui/fields/email-doubt.ts';
import { notify } from '#ui/notify.ts';
import { subscriptionsKey, subscriptionsMailbox } from './delivery.ts';
import { MISSING_EMAIL, NOT_KEPT, REFUSAL_TITLE, SAVED, THANKS } from './notices.ts';

/** Keeps the address on the device first, and sends it without leaving the page. */
export async function subscribe(slug: string, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.getAttribute('aria-disabled') === 'true') return;
  say(form, {});
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const email = input.value.trim();
  if (email === '') {
    input.focus();
    return refuse(MISSING_EMAIL);
  }
  if (isHoneypotFilled(new FormData(form))) return refuse(CAUGHT);
  // Asked about once; sent as it is when Subscribe is pressed again (docs/decisions/0012).
  const isAskedAbout = form.dataset.doubted === email;
  form.dataset.doubted = '';
  if (!isAskedAbout && !looksLikeEmail(email)) {
    form.dataset.doubted = email;
    return say(form, { words: emailDoubt('Subscribe') });
  }
  button?.setAttribute('aria-disabled', 'true');
  const entry = keepSubscription(slug, email);
  const outcome = await submitEntry(subscriptionsMailbox(slug), entry);
  button?.removeAttribute('aria-disabled');
  if (outcome.kind === 'refused') return refuse(outcome.problem.detail, outcome.problem.title);
  form.reset();
  const isReceived = outcome.kind === 'received';
  const waits = isOnlyInMemory(subscriptionsKey(slug)) ? NOT_KEPT : SAVED;
  say(form, { words: isReceived ? '' : waits, isTaken: true });
  if (isReceived) notify(THANKS);
}

function refuse(text: string, title = REFUSAL_TITLE): void {
  notify({ title, text, isDestructive: true });
}

/** Beneath the field: the words, and what is left to be done once the address is taken. */
function say(form: HTMLFormElement, { words = '', isTaken = false }): void {
  for (const text of form.parentElement?.querySelectorAll<HTMLElement>('[data-says]') ?? []) {
    const isWords = text.dataset.says === 'words';
    if (isWords) text.textContent = words;
    text.hidden = isWords ? words === '' : !isTaken;
  }
}

/** Writes the address to the device's list, before it is sent. One that already waits is not added again. */
function keepSubscription(slug: string, email: string): WaitingEntry {
  const listKey = subscriptionsKey(slug);
  const already = waitingEntries(listKey).find((entry) => entry.email === email);
  if (already) return already;
  const entry = newEntry({ email });
  appendEntry(listKey, entry);
  return entry;
}
