/** Who touches the field will ask: what answers is loaded then, and not before. */
export function enhanceFinding(): void {
  addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('.find');
    // Without it the field asks the server.
    if (form) import('./find-as-you-type.ts').then((on) => on.findIn(form)).catch(() => {});
  });
}
