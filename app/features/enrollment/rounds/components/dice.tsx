const pips: Record<string, [x: number, y: number][]> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 11],
    [29, 11],
    [11, 20],
    [29, 20],
    [11, 29],
    [29, 29],
  ],
};

/** The throws of a die as pictures; the same as digits for those who do not see them. */
export function Dice({ dice }: { dice: string }) {
  return (
    <p className="dice" role="img" aria-label={`The throws: ${dice.split('').join(', ')}`}>
      {dice.split('').map((thrown, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws are in the order in which they fell
        <svg key={at} viewBox="0 0 40 40" aria-hidden="true">
          <rect x="1" y="1" width="38" height="38" rx="6" />
          {pips[thrown]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" />
          ))}
        </svg>
      ))}
    </p>
  );
}
