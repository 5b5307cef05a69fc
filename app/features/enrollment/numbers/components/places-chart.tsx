import { shortGrade } from '../../grade-levels.ts';
import { isStudent, waitsForPlace } from '../../status/status-sets.ts';
import type { GradeNow } from '../count-year.ts';
import { countOf, freePlaces } from '../numbers.ts';
import { CHART_WIDTH, ChartFrame, scaleStep } from './chart-frame.tsx';
import { takenKinds } from './taken-kinds.ts';

const LEFT = 116;
const TOP = 16;
const ROW = 30;
const BAR = 18;
/** Dots for those who wait stand behind the longest bar. */
const DOTS = 54;
const MOST_DOTS = 28;

/** One bar for each grade: who has a place, who is offered one, what is free; a dot for each child that waits. */
export function PlacesChart({ year, grades }: { year: string; grades: readonly GradeNow[] }) {
  const widest = Math.max(
    1,
    ...grades.map((grade) =>
      Math.max(
        grade.places ?? 0,
        takenKinds.reduce((sum, kind) => sum + (grade.counts[kind.status] ?? 0), grade.beside),
      ),
    ),
  );
  const unit = (CHART_WIDTH - LEFT - DOTS) / widest;
  const step = scaleStep(widest);
  const height = TOP + grades.length * ROW + 6;
  const lines = Array.from({ length: Math.floor(widest / step) + 1 }, (_, index) => index * step);
  return (
    <ChartFrame
      title={`Places for ${year} by grade: enrolled, accepted, offered and free, and a dot for each child that waits`}
      height={height}
    >
      {lines.map((count) => (
        <g key={count}>
          <path className="grid" d={`M${LEFT + count * unit} ${TOP}V${height}`} />
          <text x={LEFT + count * unit} y={TOP - 4} textAnchor="middle">
            {count}
          </text>
        </g>
      ))}
      {grades.map((grade, index) => (
        <GradeBar key={grade.grade} grade={grade} y={TOP + 6 + index * ROW} unit={unit} />
      ))}
    </ChartFrame>
  );
}

function GradeBar({ grade, y, unit }: { grade: GradeNow; y: number; unit: number }) {
  let x = LEFT;
  const bars = takenKinds.flatMap(({ status, mark }) => {
    const beside = isStudent(status) ? grade.beside : 0;
    const width = Math.max(0, (grade.counts[status] ?? 0) + beside) * unit;
    const at = x;
    x += width;
    return width > 0 ? [{ status, mark, at, width }] : [];
  });
  const free = Math.max(0, freePlaces(grade) ?? 0) * unit;
  const waiting = Math.min(countOf(grade, waitsForPlace), MOST_DOTS);
  return (
    <>
      <text x={LEFT - 7} y={y + 13} textAnchor="end">
        {shortGrade(grade.grade)}
      </text>
      {bars.map(({ status, mark, at, width }) => (
        <rect key={status} data-mark={mark} x={at} y={y} width={width} height={BAR} />
      ))}
      {free > 0 && (
        <rect data-mark="free" x={x + 1} y={y + 1} width={Math.max(1, free - 2)} height={BAR - 2} />
      )}
      {Array.from({ length: waiting }, (_, dot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike and never change places
          key={dot}
          data-mark="waiting"
          cx={x + free + 7 + Math.floor(dot / 2) * 3.2}
          cy={y + (dot % 2 === 0 ? 5.5 : 12.5)}
          r={1.4}
        />
      ))}
    </>
  );
}
