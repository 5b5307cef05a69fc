import type { PlaceOnRoad } from '../number/number-told.server.ts';

const STONE = 34;
const TICK_ROW_EM = 1.4;

/** How far something that stands at its middle moves, so that it does not stand beside the road. */
const moved = { start: 0, middle: -STONE / 2, end: -STONE };

/**
 * The number of a child, and the road of its list: driven as far as places were offered, with the child's milestone and
 * a tick for last year's last place. All of it stands in words beside it, so that who does not see it misses nothing.
 * The road is as wide as the screen, and its letters are as large as those around it.
 */
export function RoadOfList({ place: { number, of, upTo = 0, before } }: { place: PlaceOnRoad }) {
  const percent = (one: number) => (100 * (one - 0.5)) / of;
  const anchorAt = (at: number) => (at < 6 ? 'start' : at > 94 ? 'end' : 'middle');
  const driven = Math.min(100, (100 * upTo) / of);
  const stone = percent(number);
  const isLate = stone > 50;
  const ticks = [
    ...(upTo > 0 ? [{ at: upTo, words: 'offered until today' }] : []),
    ...(before ? [{ at: before.upTo, words: `the last place for ${before.year}` }] : []),
  ].filter(({ at }) => at <= of);
  const [first, second] = ticks.map(({ at }) => percent(at));
  const apart = (second ?? 100) - (first ?? 0);
  /** The number of the first stands beside its tick where that of the second would pass through it. */
  const beside = Math.abs(apart) < 8 ? (apart > 0 ? 'end' : 'start') : undefined;
  return (
    <>
      <p className="own-number">
        <b>{number}</b> <span>of {of === 1 ? '1 child' : `${of} children`}</span>
      </p>
      <div className="list-road" aria-hidden="true">
        <svg height="82" aria-hidden="true">
          <rect className="tar" y="58" width="100%" height="22" rx="3" />
          <line className="line" x1="8" x2="99%" y1="69" y2="69" />
          {driven > 0 && (
            <>
              <rect className="driven" y="58" width={`${driven}%`} height="22" rx="3" />
              <line className="cloth" x1="3" x2={`${driven}%`} y1="69" y2="69" />
            </>
          )}
          <svg x={`${stone}%`} aria-hidden="true">
            <g transform={`translate(${moved[anchorAt(stone)]})`}>
              <path className="stone" d="M0 58V24a17 17 0 0 1 34 0v34z" />
              <path className="foot" d="M0 51h34v7H0z" />
              <text className="own" x="17" y="42" textAnchor="middle">
                {number}
              </text>
              <text x={isLate ? -8 : STONE + 8} y="42" textAnchor={isLate ? 'end' : 'start'}>
                You
              </text>
            </g>
          </svg>
          {number > 1 && stone > 20 && <text y="52">1</text>}
          {number < of && stone < 80 && (
            <text x="100%" y="52" textAnchor="end">
              {of}
            </text>
          )}
        </svg>
        {ticks.length > 0 && (
          <svg height={`${TICK_ROW_EM * ticks.length}em`} aria-hidden="true">
            {ticks.map(({ at, words }, row) => (
              <line
                key={words}
                className="tick"
                x1={`${percent(at)}%`}
                x2={`${percent(at)}%`}
                y2={`${TICK_ROW_EM * row + 0.4}em`}
              />
            ))}
            {ticks.map(({ at, words }, row) => (
              <text
                key={words}
                x={`${percent(at)}%`}
                y={`${TICK_ROW_EM * (row + 1) - 0.1}em`}
                textAnchor={(row === 0 && beside) || anchorAt(percent(at))}
              >
                {at}
              </text>
            ))}
          </svg>
        )}
        {ticks.map(({ at, words }) => (
          <p key={words}>
            <b>{at}:</b> {words}
          </p>
        ))}
      </div>
    </>
  );
}
