const MOST_SHOWN = 60;

/** As much of a message as one line of the list has room for, with no word cut in two. */
export function firstWords(message: string): string {
  const words = message.replace(/\s+/g, ' ').trim();
  if (words.length <= MOST_SHOWN) return words;
  return `${words.slice(0, MOST_SHOWN).replace(/\s\S*$/, '')} …`;
}
