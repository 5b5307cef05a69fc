/** The throws of a die as somebody types them: spaces, commas and dots between them say nothing. */
export const readThrows = (typed: string) => typed.replace(/[\s,.;-]/g, '');

export const THROWS = 10;

/** What is typed of a draw. */
export interface Thrown {
  dice: string;
  witness: string;
  witnessRole: string;
}

export const WHO_THROWS = 'Type the name of the witness';
export const WHAT_WITNESS = 'Say who the witness is, such as a parent';

/** What is wrong with a draw before it is asked once more, by field. */
export function faultsOfDraw({ dice, witness, witnessRole }: Thrown): Partial<Thrown> {
  const fault = faultOfThrows(dice);
  return {
    ...(fault && { dice: fault }),
    ...(!witness && { witness: WHO_THROWS }),
    ...(!witnessRole && { witnessRole: WHAT_WITNESS }),
  };
}

/** What is wrong with the throws; undefined for ten numbers from 1 to 6. */
export function faultOfThrows(throws: string): string | undefined {
  if (/[^1-6]/.test(throws)) return 'A die has the numbers 1 to 6: look at the sheet again';
  if (throws.length === THROWS) return undefined;
  return `These are ${throws.length} throws. Type all ${THROWS} of them`;
}
