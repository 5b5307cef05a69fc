import * as v from 'valibot';

/** Which rounds are drawn, in the data that a copy replaces and in the copy, for `db/copies/said-since.server.ts`. */
export const DRAWS = 'select year, drawn_at, dice, seal, list_seal from rounds';

export const drawsSchema = v.array(
  v.object({
    year: v.string(),
    drawn_at: v.nullable(v.string()),
    dice: v.string(),
    seal: v.string(),
    list_seal: v.string(),
  }),
);

type Draws = v.InferOutput<typeof drawsSchema>;

/** A draw that people have seen and the copy does not know; or, where it is void, one of the copy that counts no more. */
export interface DrawSince {
  year: string;
  drawnAt: string;
  /** The ten throws. */
  dice: string;
  /** The same throws give the same order: the copy has the same closed list, and the same words. */
  hasSameList: boolean;
  isVoid: boolean;
}

/** The draws that were made, or declared void, after the copy was taken. Of a year that nobody knows it says nothing. */
export function drawnSince(copied: Draws, said: Draws): DrawSince[] {
  const ofYear = (draws: Draws, year: string) => draws.find((round) => round.year === year);
  const draw = (round: Draws[number], isVoid: boolean): DrawSince[] => {
    const { year, drawn_at: drawnAt, dice, seal, list_seal } = round;
    const other = ofYear(copied, year);
    const hasSameList = other?.list_seal === list_seal && other.seal === seal;
    return drawnAt ? [{ year, drawnAt, dice, hasSameList, isVoid }] : [];
  };
  const isOther = (round: Draws[number], other: Draws[number] | undefined) =>
    round.drawn_at !== other?.drawn_at;
  const voided = copied.filter((round) => {
    const now = ofYear(said, round.year);
    return now && isOther(round, now);
  });
  const made = said.filter((round) => isOther(round, ofYear(copied, round.year)));
  return [
    ...voided.flatMap((round) => draw(round, true)),
    ...made.flatMap((round) => draw(round, false)),
  ];
}
