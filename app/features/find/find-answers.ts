/** One place of the public pages that may answer a question. Short names: the index travels to phones. */
export interface Findable {
  /** What it is called. */
  title: string;
  /** Its address on this site. */
  href: string;
  /** The other words in it and for it, each once, in small letters. */
  words: string;
}

export const MOST_FOUND = 8;

/** Words that stand everywhere and tell nothing. */
const EMPTY = new Set(
  'a an and are as at be by can do does for from has have how i if in is it me my of on or our that the their there this to us was we what when where which who will with you your'.split(
    ' ',
  ),
);

/** The words of a text in small letters, without those that tell nothing (stop words); `fees` is `fee`. */
export function stemmedWordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .filter((word) => !EMPTY.has(word))
    .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word));
}

/**
 * What answers `asked` best, the best first. Each word has to begin one of the place's words, so that an answer is
 * there before the last letter; where nothing has all of them, what has most.
 */
export function findAnswers(index: readonly Findable[], asked: string): Findable[] {
  const words = stemmedWordsOf(asked);
  if (words.length === 0) return [];
  const rated = index.map((place) => rate(place, words)).filter(({ hits }) => hits > 0);
  const most = Math.max(...rated.map(({ hits }) => hits));
  return rated
    .filter(({ hits }) => hits === most)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place);
}

function rate(place: Findable, asked: string[]) {
  const title = stemmedWordsOf(place.title);
  const words = place.words.split(' ');
  const points = asked.map((word) => {
    if (title.includes(word)) return 9;
    if (title.some((one) => one.startsWith(word))) return 6;
    if (words.includes(word)) return 3;
    return words.some((one) => one.startsWith(word)) ? 1 : 0;
  });
  // Of two places that say the word, the one that says less besides is about it.
  const brevity = 1 / (1 + words.length);
  return {
    place,
    hits: points.filter((one) => one > 0).length,
    points: points.reduce<number>((sum, one) => sum + one, brevity),
  };
}
