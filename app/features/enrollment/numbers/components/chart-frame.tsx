import type { ReactNode } from 'react';

interface ChartFrameProps {
  /** What it shows, for who does not see it; the same numbers stand in the table beside it. */
  title: string;
  height: number;
  children: ReactNode;
}

/** Every drawing of the page is as wide as these units, so that its letters are of one size. */
export const CHART_WIDTH = 340;

export function ChartFrame({ title, height, children }: ChartFrameProps) {
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${CHART_WIDTH} ${height}`}
      role="img"
      aria-label={`${title}. The same numbers stand in the table.`}
    >
      {children}
    </svg>
  );
}

/** The next round number above, of which lines of a scale are multiples. */
export function scaleStep(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}
