import type { LetterWay } from './who-gets-it.ts';

/** How somebody is reached, as a heading and behind a name. */
export const wayWords: Record<LetterWay, { title: string; by: string }> = {
  mail: { title: 'By mail', by: 'by mail' },
  phone: { title: 'By text', by: 'by text' },
  paper: { title: 'On paper', by: 'on paper' },
  nobody: { title: 'Not written to', by: 'not written to' },
};

/** `1 person`, `13 people`. */
export function peopleInWords(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}
