const [LOW, MIDDLE, HIGH] = [6, 12, 18];
const corners: [number, number][] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
];

/** Where the points of a throw stand, as on a die. */
function pointsOf(thrown: number): [number, number][] {
  return [
    ...corners.slice(0, 2 * Math.floor(thrown / 2)),
    ...(thrown === 6
      ? ([
          [LOW, MIDDLE],
          [HIGH, MIDDLE],
        ] as [number, number][])
      : []),
    ...(thrown % 2 === 1 ? ([[MIDDLE, MIDDLE]] as [number, number][]) : []),
  ];
}

/** The throws of a die as pictures, and as numbers below them. */
export function Dice({ dice }: { dice: string }) {
  const throws = Array.from(dice, Number);
  return (
    <>
      <p className="dice">
        {throws.map((thrown, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is thrown more than once
          <svg key={at} viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="4" />
            {pointsOf(thrown).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
            ))}
          </svg>
        ))}
      </p>
      <p>
        The ten throws: <b>{throws.join(' ')}</b>
      </p>
    </>
  );
}
