import { pips } from '../pips.ts';

/** The throws of a die as pictures; the same as digits for those who do not see them. */
export function Dice({ dice }: { dice: string }) {
  return (
    <p className="dice" role="img" aria-label={`The throws: ${dice.split('').join(', ')}`}>
      {dice.split('').map((thrown, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws are in the order in which they fell
        <svg key={at} viewBox="0 0 40 40" aria-hidden="true">
          <rect x="1" y="1" width="38" height="38" rx="6" />
          {pips[thrown]?.map(([across, down]) => (
            <circle key={`${across} ${down}`} cx={20 + across * 9} cy={20 + down * 9} r="3.6" />
          ))}
        </svg>
      ))}
    </p>
  );
}
