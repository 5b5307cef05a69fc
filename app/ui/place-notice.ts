/** What a notice may be about: what was refused, received, asked, or said on the page itself, and where the focus is. */
const ABOUT = [
  ...['dialog[open]', '.summary', '.reference', '.outcome', '.note.ok', '.waiting-line'],
  ...['main [role=status]', 'main [role=alert]', '[data-says]', '[aria-invalid]', ':focus'],
].join();

const GAP = 8;
/** The page may change under it: what was sent gives way to its receipt. */
const LOOK_AGAIN_MS = 200;

interface Span {
  top: number;
  bottom: number;
}

/**
 * Moves a notice to where it covers nothing that it is about, for as long as it stands: below the header while there is
 * something to correct, else beside what was pressed. It stays where the styles put it if nothing is in its way.
 */
export function placeNotice(card: HTMLElement): void {
  let hasMadeRoom = false;
  const place = () => {
    if (!card.isConnected) return;
    const { height, top } = card.getBoundingClientRect();
    const lowest = topBelowHeader();
    const summary = document.querySelector('.summary')?.getBoundingClientRect();
    const isToCorrect = summary && summary.bottom > lowest && summary.top < innerHeight;
    if (isToCorrect && !hasMadeRoom) {
      hasMadeRoom = true;
      scrollBy(0, Math.min(0, summary.top - lowest - height - GAP));
    }
    const taken = spansUnder(card);
    if (isToCorrect || covered({ top, bottom: top + height }, taken) > 0) {
      const wanted = isToCorrect ? lowest : (besideFocus() ?? top);
      moveTo(card, freest({ lowest, height, wanted }, taken));
    }
    setTimeout(place, LOOK_AGAIN_MS);
  };
  place();
}

function moveTo({ style }: HTMLElement, top: number): void {
  style.top = `${top}px`;
  style.bottom = 'auto';
}

function topBelowHeader(): number {
  const bottom = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, bottom) + GAP;
}

function besideFocus(): number | undefined {
  const focused = document.querySelector(':focus:not(body)');
  return focused ? focused.getBoundingClientRect().bottom + GAP : undefined;
}

/** What the notice is about and could lie under it, from top to bottom of the screen. */
function spansUnder(card: HTMLElement): Span[] {
  const { left, right } = card.getBoundingClientRect();
  return [...document.querySelectorAll(ABOUT)]
    .filter((one) => !one.contains(card) && !card.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 0 && one.left < right && one.right > left);
}

function covered({ top, bottom }: Span, taken: Span[]): number {
  const overlaps = taken.map((one) => Math.min(bottom, one.bottom) - Math.max(top, one.top));
  return overlaps.reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
}

/** The top at which the notice covers least, and of those the nearest to where it is wanted. */
function freest(
  { lowest, height, wanted }: { lowest: number; height: number; wanted: number },
  taken: Span[],
): number {
  let best = { top: lowest, cost: Number.POSITIVE_INFINITY };
  for (let top = lowest; top <= innerHeight - height - GAP; top += GAP) {
    const cost = covered({ top, bottom: top + height }, taken) * 1000 + Math.abs(top - wanted);
    if (cost < best.cost) best = { top, cost };
  }
  return best.top;
}
