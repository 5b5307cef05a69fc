import { notify } from '#ui/notify.ts';

const NO_LINE = {
  title: 'Not sent yet',
  text: 'There is no connection. Your address is still in the field. Please press Subscribe again later.',
  isDestructive: true,
};

/**
 * `SubscribeForm` sends the address without leaving the page. How is loaded once somebody is in the field, as on each
 * page the fewest are; where it did not come, the browser posts the form.
 */
export function enhanceSubscribing(slug: string): void {
  const load = () => import('./subscribe.ts');
  document.addEventListener('focusin', ({ target }) => {
    if (formAround(target)) load().catch(() => undefined);
  });
  document.addEventListener('submit', (event) => {
    const form = formAround(event.target);
    if (!form) return;
    event.preventDefault();
    load().then(
      ({ subscribe }) => subscribe(slug, form),
      () => (navigator.onLine ? form.submit() : notify(NO_LINE)),
    );
  });
}

function formAround(target: EventTarget | null): HTMLFormElement | null {
  return (target as Element).closest('form[data-enhance=subscribe]');
}
