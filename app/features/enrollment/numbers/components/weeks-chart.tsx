import { dayAndMonth } from '#lib/dates/plain-date.ts';
import type { Week } from '../numbers.ts';
import { CHART_WIDTH, ChartFrame, scaleStep } from './chart-frame.tsx';

const LEFT = 30;
const TOP = 8;
const HIGH = 84;
const BELOW = TOP + HIGH;

/** Two bars for each week: what came, and what came in that week of the year before. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ now, before }) => [now, before]));
  const step = scaleStep(most);
  const unit = HIGH / most;
  const width = (CHART_WIDTH - LEFT) / weeks.length;
  const bar = Math.min(11, width / 2 - 2);
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <ChartFrame
      title="Applications received in each week, this year and last year"
      height={BELOW + 18}
    >
      {lines.map((count) => (
        <g key={count}>
          <path className="grid" d={`M${LEFT} ${BELOW - count * unit}H${CHART_WIDTH}`} />
          <text x={LEFT - 6} y={BELOW - count * unit + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {weeks.map(({ startsOn, now, before }, index) => {
        const x = LEFT + index * width + 4;
        return (
          <g key={startsOn}>
            <rect data-mark="sure" x={x} y={BELOW - now * unit} width={bar} height={now * unit} />
            <rect
              data-mark="before"
              x={x + bar + 2}
              y={BELOW - before * unit}
              width={bar}
              height={before * unit}
            />
            {index % 2 === 0 && (
              <text x={x + bar} y={BELOW + 14} textAnchor={index === 0 ? 'start' : 'middle'}>
                {dayAndMonth(startsOn)}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
