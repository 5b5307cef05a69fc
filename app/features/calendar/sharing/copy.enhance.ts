import { notify } from '#ui/notify.ts';

/** Puts the address of the feed into the clipboard. */
export function enhanceCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copies]');
    const field = button && document.getElementById(button.dataset.copies ?? '');
    if (!(field instanceof HTMLInputElement)) return;
    field.select();
    // Browsers have no clipboard for pages without https.
    (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).then(
      () => notify({ title: 'Copied', text: 'Paste the address where your calendar asks for it.' }),
      () => notify({ title: 'Please copy it yourself', text: 'The address is selected.' }),
    );
  });
}
