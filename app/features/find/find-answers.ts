import { stemmedWordsOf } from './asked-words.ts';

/** One place of the public pages that may answer a question. Short names: the index travels to phones. */
export interface Findable {
  /** What it is called. */
  title: string;
  /** Its address on this site. */
  href: string;
  /** What people call it who do not know its title, each word once, in small letters. */
  called: string;
  /** The other words in it, each once, in small letters. */
  words: string;
  /** `work`: for people who look for work. `law`: what the school promises in law, which answers few questions. */
  of?: 'work' | 'law';
}

export const MOST_FOUND = 8;

/** What says less than this share of what the best one says is no answer. */
const LEAST_SHARE = 0.4;

/** Who asks for work says so; everybody else is a parent, who is not answered with an opening. */
const WORK = new Set([
  'job',
  'work',
  'vacancy',
  'career',
  'opening',
  'hire',
  'hiring',
  'cv',
  'resume',
]);

/** What answers `asked` best, the best first. */
export function findAnswers(index: readonly Findable[], asked: string): Findable[] {
  const words = stemmedWordsOf(asked);
  if (words.length === 0) return [];
  const places = index.map(readable);
  const known = words.map((word) => correctedWord(word, places));
  const isAboutWork = known.some((word) => WORK.has(word));
  const rated = places
    .map((read) => ({ place: read.place, points: pointsOf(read, known, isAboutWork) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const least = (rated[0]?.points ?? 0) * LEAST_SHARE;
  return rated
    .filter(({ points }) => points >= least)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place);
}

interface Readable {
  place: Findable;
  title: string[];
  called: string[];
  words: string[];
}

const readable = (place: Findable): Readable => ({
  place,
  title: stemmedWordsOf(place.title),
  called: place.called.split(' ').filter(Boolean),
  words: place.words.split(' ').filter(Boolean),
});

function pointsOf(read: Readable, asked: string[], isAboutWork: boolean): number {
  const { place, called, words } = read;
  const points = asked.reduce((sum, word) => sum + pointsOfWord(word, read), 0);
  if (points === 0) return 0;
  // Of two places that say the word, the one that says less besides is about it.
  const brevity = 1 / (1 + words.length + called.length);
  return (points + brevity) * shareOf(place, isAboutWork || isNamed(read, asked));
}

/** Who says two words of a title means it, or the only one; but a teacher is not yet the post of a teacher. */
const isNamed = ({ place, title }: Readable, asked: string[]): boolean =>
  asked.every((word) => title.includes(word)) &&
  (asked.length > 1 || (title.length === 1 && place.of !== 'work'));

function shareOf({ of }: Findable, isMeant: boolean): number {
  if (of === undefined) return 1;
  if (isMeant) return of === 'work' ? 1.5 : 1;
  return 0.2;
}

/** A word that is being typed begins one of the place's words, so that an answer is there before the last letter. */
function pointsOfWord(word: string, { place, title, called, words }: Readable): number {
  const begins = (one: string) => one.startsWith(word);
  // A page comes before a paragraph of another one.
  const page = place.href.includes('#') ? 0 : 3;
  // The shorter the title, the more of it was asked for.
  if (title.includes(word)) return 5 + 4 / title.length + page;
  if (called.includes(word)) return 7 + page;
  if (title.some(begins)) return 5 + page;
  if (called.some(begins)) return 4 + page;
  if (words.includes(word)) return 2;
  return words.some(begins) ? 1 : 0;
}

const SHORTEST_CORRECTED = 4;

/** The word itself, or where no place begins with it one that is called so but for one letter. */
function correctedWord(word: string, places: Readable[]): string {
  if (word.length < SHORTEST_CORRECTED) return word;
  const begins = (one: string) => one.startsWith(word);
  if (
    places.some(({ title, called, words }) =>
      [title, called, words].some((all) => all.some(begins)),
    )
  )
    return word;
  for (const { title, called } of places) {
    const meant = [...title, ...called].find((one) => isOneLetterApart(word, one));
    if (meant) return meant;
  }
  return word;
}

/** One letter too many, missing, another one, or two beside each other swapped. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rest = (word: string, from: number) => word.slice(at + from);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  );
}
