import type { PlainDate } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import type { Turn } from './answer-by.ts';

export const whoseWords = {
  ours: 'Our turn',
  theirs: 'Their turn',
  nobodys: 'Nobody’s turn',
} as const;

/** By when, as the office reads it: `answer by 4 December`, `promised 3 December`. */
export function byWhen({ whose, by, lateDays }: Turn, today: PlainDate): string {
  if (!by) return '';
  const day = by === today ? 'today' : dayShort(by, today);
  if (whose === 'ours') return lateDays > 0 ? `promised ${day}` : `answer by ${day}`;
  return lateDays > 0 ? `was due ${day}` : `until ${day}`;
}

/** Whose turn it is and by when, as one text; empty where it is nobody's. */
export function turnInWords(turn: Turn | undefined, today: PlainDate): string {
  if (!turn) return '';
  return [whoseWords[turn.whose], byWhen(turn, today)].filter(Boolean).join(', ');
}
