import { childrenInWords } from '../../roll-over/list-words.ts';
import type { ShownClass, ShownClasses } from '../show-classes.server.ts';

const WIDTH = 300;
const HEIGHT = 18;

interface ClassBarProps {
  of: Pick<ShownClass, 'children'>;
  shown: Pick<ShownClasses, 'classes' | 'size'>;
}

/** How full a class is: children who come, children whose family has not answered, and the places that are left. */
export function ClassBar({ of: { children }, shown: { classes, size } }: ClassBarProps) {
  const planned = children.filter(({ is }) => is === 'waits').length;
  const confirmed = children.length - planned;
  const free = Math.max(0, size - children.length);
  const unit = WIDTH / Math.max(1, size, ...classes.map((one) => one.children.length));
  const parts = [
    { mark: 'sure', count: confirmed },
    { mark: 'offered', count: planned },
    { mark: 'free', count: free },
  ];
  let x = 0;
  const bars = parts.flatMap(({ mark, count }) => {
    const at = x;
    x += count * unit;
    return count > 0 ? [{ mark, at, width: count * unit }] : [];
  });
  return (
    <div className="how-full">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ mark, at, width }) => (
          <rect key={mark} data-mark={mark} x={at} y="1" width={width - 1} height={HEIGHT - 2} />
        ))}
        {size > 0 && <path className="limit" d={`M${size * unit - 1} 0V${HEIGHT}`} />}
      </svg>
      <p>
        <b>{size > 0 ? `${children.length} of ${size}` : childrenInWords(children.length)}:</b>{' '}
        {confirmed} confirmed, {planned} planned
      </p>
    </div>
  );
}
