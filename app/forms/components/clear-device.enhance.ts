/** `ClearDevice` asks and clears; how, is loaded when somebody presses. */
export function enhanceClearing(slug: string): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-enhance=clear-device] button')) return;
    // Taken: it is not to be pressed again when React is there (app/islands/early-press.ts).
    event.preventDefault();
    const say = (text: string) => {
      // A form that begins anew may have put another box in the place of this one.
      const status = document.querySelector('[data-enhance=clear-device] [role=status]');
      if (status) status.textContent = text;
    };
    say('');
    import('./clear-question.ts').then(
      ({ askToClear }) => askToClear(slug, say),
      () => say('This did not load. Please try again when you have a connection.'),
    );
  });
}
