import type { DrawSince } from '#features/enrollment/rounds/drawn-since-copy.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

/** Draws of which the data that were brought back say something else than what people have seen, and what to do. */
export const drawsInWords = (draws: readonly DrawSince[]): string[] => draws.map(inWords);

function inWords({ year, drawnAt, dice, hasSameList, isVoid }: DrawSince): string {
  const day = plainSpaces(instantInWords(new Date(drawnAt)));
  if (isVoid) {
    return `The draw for ${year} of ${day} counts in this copy, and was declared wrong after it. Press “The draw was wrong” again before a letter leaves.`;
  }
  const said = `After this copy the round for ${year} was drawn on ${day}. The ten throws were ${[...dice].join(' ')}.`;
  return hasSameList
    ? `${said} The copy has the same closed list: type these throws in again, and the same order follows.`
    : `${said} The copy does not have the list of that draw, so the same throws give another order. Bring back a moment after the draw where there is one. Otherwise let the head decide before anybody draws again.`;
}
