import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import { sendWhenLoaded } from '#forms/send-when-loaded.ts';
import { looksLikeEmail } from '#lib/text/written-text.ts';
import { emailDoubt } from '#ui/fields/email-doubt.ts';
import { notify } from '#ui/notify.ts';
import { keepSubscription } from './kept-subscription.ts';
import { MISSING_EMAIL, NOT_SENT, REFUSAL_TITLE, THANKS } from './notices.ts';

/** `SubscribeForm` keeps the address on the device first, and sends it without leaving the page. */
export function enhanceSubscribing(slug: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('form[data-enhance=subscribe]')) return;
    event.preventDefault();
    void subscribe(slug, form);
  });
}

async function subscribe(slug: string, form: HTMLFormElement): Promise<void> {
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
  const outcome = await sendWhenLoaded(async () =>
    (await import('./delivery.ts')).sendSubscription(slug, entry),
  );
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
