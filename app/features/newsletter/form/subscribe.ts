import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import { looksLikeEmail } from '#lib/text/written-text.ts';
import { emailDoubt } from '#ui/fields/email-doubt.ts';
import { notify } from '#ui/notify.ts';
import { subscriptionsMailbox } from './delivery.ts';
import { keepSubscription } from './kept-subscription.ts';
import { MISSING_EMAIL, NOT_SENT, REFUSAL_TITLE, THANKS } from './notices.ts';

/** Keeps the address on the device first, and sends it without leaving the page. */
export async function subscribe(slug: string, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.getAttribute('aria-disabled') === 'true') return;
  say(form, undefined);
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
    return say(form, 'doubt');
  }
  button?.setAttribute('aria-disabled', 'true');
  const entry = keepSubscription(slug, email);
  const outcome = await submitEntry(subscriptionsMailbox(slug), entry);
  button?.removeAttribute('aria-disabled');
  if (outcome.kind === 'refused') return refuse(outcome.problem.detail, outcome.problem.title);
  form.reset();
  say(form, 'confirm');
  notify(outcome.kind === 'received' ? THANKS : NOT_SENT);
}

function refuse(text: string, title = REFUSAL_TITLE): void {
  notify({ title, text, isDestructive: true });
}

function say(form: HTMLFormElement, what: 'doubt' | 'confirm' | undefined): void {
  for (const text of form.parentElement?.querySelectorAll<HTMLElement>('[data-says]') ?? []) {
    text.hidden = text.dataset.says !== what;
    if (text.dataset.says === 'doubt')
      text.textContent = text.hidden ? '' : emailDoubt('Subscribe');
  }
}
