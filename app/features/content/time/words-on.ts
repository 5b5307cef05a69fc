import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { TimedText } from '../schemas.ts';

/** `Value` with each text that changes with time as the plain text of one day. */
export type WordsOn<Value> = Value extends TimedText
  ? string
  : Value extends (infer Entry)[]
    ? WordsOn<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: WordsOn<Value[Key]> }
      : Value;

/** A part of the content as it reads on that day, however deep its texts stand. */
export function wordsOn<Value>(value: Value, today: PlainDate): WordsOn<Value> {
  return read(value) as WordsOn<Value>;

  function read(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(read);
    if (typeof part !== 'object' || part === null) return part;
    if (isTimed(part)) return textOf(part, today);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, read(inner)]));
  }
}

function textOf({ day, before, on = before, after }: TimedText, today: PlainDate): string {
  if (today > day) return after;
  return today < day ? before : on;
}

function isTimed(part: object): part is TimedText {
  return 'day' in part && 'before' in part && 'after' in part;
}
