/** Somebody who is not offered a place, by name. */
export interface Named {
  reference: string;
  applicant: string;
}

/** Whom an offer leaves out, said before it is made. */
export interface LeftOut {
  /** By grade: who stands on the waiting list before somebody who is offered a place. */
  passedOver: {
    grade: string;
    year: string;
    children: Named[];
    /** A round holds what is decided of this grade, and its sitting asks for the reasons. */
    isHeld: boolean;
  }[];
  /** A twin who is not chosen, with the child that is. */
  twins: (Named & { twinOf: string })[];
}

/**
 * Who of a waiting list, in its order, is passed over by an offer to the chosen ones: whoever stands before the last of
 * them. A child that is offered a place without waiting passes everybody who waits.
 */
export function passedOver<Waiting extends { reference: string }>(
  waiting: readonly Waiting[],
  chosen: readonly string[],
): Waiting[] {
  const isChosen = ({ reference }: Waiting) => chosen.includes(reference);
  const isFromOutside = chosen.some((one) => !waiting.some(({ reference }) => reference === one));
  const before = isFromOutside ? waiting.length : waiting.findLastIndex(isChosen);
  return waiting.slice(0, Math.max(0, before)).filter((one) => !isChosen(one));
}
