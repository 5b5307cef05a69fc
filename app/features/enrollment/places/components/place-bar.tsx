import { takenKinds } from '../../numbers/components/taken-kinds.ts';
import type { GradePlaces } from '../list-places.server.ts';
import { placesLeft } from '../places.ts';

const WIDTH = 300;
const HEIGHT = 20;
/** Up to here the bars reach; behind them a mark stands for each child that waits. */
const BARS = 228;
const MARK = 7;
const MOST_MARKS = 9;

interface PlaceBarProps {
  entry: Pick<GradePlaces, 'held' | 'waiting'> & { places: number | undefined };
  /** The most places, or children who have one, in any grade of the year. */
  widest: number;
}

/** One grade at a look: who has a place, what is free, and who waits; the numbers stand beside it. */
export function PlaceBar({ entry, widest }: PlaceBarProps) {
  const unit = BARS / Math.max(1, widest);
  let x = 0;
  const bars = takenKinds.flatMap(({ status, mark }) => {
    const width = (entry.held[status] ?? 0) * unit;
    const at = x;
    x += width;
    return width > 0 ? [{ status, mark, at, width }] : [];
  });
  const free = Math.max(0, placesLeft(entry) ?? 0) * unit;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ status, mark, at, width }) => (
        <rect
          key={status}
          data-mark={mark}
          x={at}
          y="2"
          width={Math.max(1, width - 1.5)}
          height="16"
        />
      ))}
      {free > 0 && (
        <rect data-mark="free" x={x + 1} y="3" width={Math.max(1, free - 2)} height="14" />
      )}
      {entry.waiting.slice(0, MOST_MARKS).map(({ reference }, index) => (
        <rect
          key={reference}
          data-mark="waiting"
          x={BARS + 8 + index * MARK}
          y="7"
          width="5"
          height="6"
        />
      ))}
    </svg>
  );
}
