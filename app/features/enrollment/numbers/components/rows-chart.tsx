import { ChartFrame } from './chart-frame.tsx';

interface RowsChartProps {
  title: string;
  rows: readonly { name: string; count: number }[];
}

const LEFT = 116;
const ROW = 25;
const WIDEST = 170;

/** A bar for each row, with its number at the end. */
export function RowsChart({ title, rows }: RowsChartProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ChartFrame title={title} height={rows.length * ROW + 6}>
      {rows.map(({ name, count }, index) => {
        const width = (count / most) * WIDEST;
        const y = index * ROW + 4;
        return (
          <g key={name}>
            <text x={LEFT - 7} y={y + 13} textAnchor="end">
              {name}
            </text>
            <rect data-mark="sure" x={LEFT} y={y} width={Math.max(1, width)} height={18} />
            <text className="result" x={LEFT + width + 6} y={y + 13}>
              {count}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}
