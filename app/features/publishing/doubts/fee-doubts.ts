import { gradesWithoutFees } from '#features/content/fees-of-grades.ts';
import type { Content } from '#features/content/schemas.ts';
import type { DoubtInWords } from './find-doubts.ts';

/** The classes whose offers can only say "School fees: ask us". */
export function feeDoubts({ fees }: Content['sections']): DoubtInWords[] {
  const { none, several } = gradesWithoutFees(fees);
  return [
    ...(none ? [doubt(`No school fees are given for ${none}.`, `fees none ${none}`)] : []),
    ...(several
      ? [doubt(`Two rows of the school fees are for ${several}.`, `fees several ${several}`)]
      : []),
  ];
}

const doubt = (fault: string, key: string): DoubtInWords => ({
  words: `${fault} A family that is offered a place there reads “School fees: ask us”.`,
  key,
});
