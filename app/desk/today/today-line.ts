/** One line of Today: what there is to do or to know, and where. */
export interface TodayLine {
  words: string;
  /** Left out where the desk has no page for it. */
  to?: string;
}

/** `3 new messages`, `1 new message`; no line for none. */
export function countedLine(
  count: number,
  [one, many]: [one: string, many: string],
  to: string,
): TodayLine[] {
  if (count === 0) return [];
  return [{ words: count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`, to }];
}
