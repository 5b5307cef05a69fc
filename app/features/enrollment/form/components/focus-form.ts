/** To the heading of the form, once it stands there. */
export function focusForm(): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#enrollment-form h2')?.focus({ preventScroll: true });
  });
}
