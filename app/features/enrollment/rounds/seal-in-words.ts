/** A seal in groups of four, so that two people can compare it aloud. */
export const groupsOf = (seal: string): string[] => seal.match(/.{1,4}/g) ?? [];

export const sealInWords = (seal: string): string =>
  `The seal of the draw is ${groupsOf(seal).join(' ')}.`;
