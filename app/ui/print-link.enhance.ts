/** `PrintLink` opens the print window, on the page that it is on. */
export function enhancePrintLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-enhance=print]')) print();
  });
}
