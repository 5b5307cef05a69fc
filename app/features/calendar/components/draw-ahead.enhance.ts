/** The first sheet after a start takes the server a moment, so it begins while somebody still reads the list. */
export function enhanceDownloads(): void {
  const drawAhead = ({ target }: Event) => {
    const { open, dataset } = target as HTMLDetailsElement;
    if (open && dataset.draws) fetch(dataset.draws, { method: 'HEAD' }).catch(() => {});
  };
  // The event does not bubble.
  document.addEventListener('toggle', drawAhead, true);
}
