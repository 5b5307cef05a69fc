import type { PlaceOnRoad } from '../number/number-told.server.ts';

const START = 8;
const LENGTH = 324;
const MIDDLE = START + LENGTH / 2;
const STONE = 34;

/**
 * The number of a child, and the road of its list: driven as far as places were offered, with the child's milestone and
 * a tick for last year's last place. All of it stands in words beside it, so that who does not see it misses nothing.
 */
export function RoadOfList({ place: { number, of, upTo = 0, before } }: { place: PlaceOnRoad }) {
  const centre = (one: number) => START + (LENGTH * (one - 0.5)) / of;
  const driven = (LENGTH * Math.min(upTo, of)) / of;
  const stone = Math.min(Math.max(centre(number), START + STONE / 2), START + LENGTH - STONE / 2);
  const isLate = stone > MIDDLE;
  const ticks = [
    ...(upTo > 0 ? [{ at: upTo, words: 'offered until today' }] : []),
    ...(before ? [{ at: before.upTo, words: `the last place for ${before.year}` }] : []),
  ].filter(({ at }) => at <= of);
  return (
    <>
      <p className="own-number">
        <b>{number}</b> <span>of {of === 1 ? '1 child' : `${of} children`}</span>
      </p>
      <svg className="list-road" viewBox="0 0 340 128" aria-hidden="true">
        <rect className="tar" x={START} y="58" width={LENGTH} height="22" rx="3" />
        {driven < LENGTH - 20 && (
          <path className="line" d={`M${START + driven + 8} 69H${START + LENGTH - 4}`} />
        )}
        {driven > 0 && (
          <>
            <rect className="driven" x={START} y="58" width={driven} height="22" rx="3" />
            <path className="cloth" d={`M${START + 3} 69h${driven - 4}`} />
          </>
        )}
        <g transform={`translate(${stone - STONE / 2})`}>
          <path className="stone" d="M0 58V24a17 17 0 0 1 34 0v34z" />
          <path className="foot" d="M0 51h34v7H0z" />
          <text className="own" x="17" y="42" textAnchor="middle">
            {number}
          </text>
        </g>
        <text
          x={stone + (isLate ? -STONE : STONE) * 0.7}
          y="20"
          textAnchor={isLate ? 'end' : 'start'}
        >
          You: number {number}
        </text>
        {ticks.map(({ at, words }, row) => (
          <path key={words} className="tick" d={`M${centre(at)} 82V${94 + 18 * row}`} />
        ))}
        {ticks.map(({ at, words }, row) => (
          <text
            key={words}
            x={centre(at) + (centre(at) > MIDDLE ? -4 : 4)}
            y={103 + 18 * row}
            textAnchor={centre(at) > MIDDLE ? 'end' : 'start'}
          >
            {at}: {words}
          </text>
        ))}
        {number > 1 && stone > 60 && (
          <text x={START} y="52">
            1
          </text>
        )}
        {number < of && stone < 280 && (
          <text x={START + LENGTH} y="52" textAnchor="end">
            {of}
          </text>
        )}
      </svg>
    </>
  );
}
