import { plainWordsOf } from '#lib/search/search-words.ts';
import { soundOfName } from '#lib/search/sound-of-name.ts';

/** A shorter name has too few letters for one of them to be a typing error: Ruth is not Rute. */
const SHORTEST_WITH_ERROR = 5;
const SHORTEST_WITH_TWO_ERRORS = 8;
const MOST_ERRORS = 2;
/** What is compared of a name: one child may be compared with hundreds, and a stranger writes the names. */
const MOST_WORDS = 5;
const LONGEST_WORD = 40;

interface Named {
  firstName: string;
  lastName: string;
}
interface NameWord {
  word: string;
  sound: string;
}
/** Made once for each person, and gone with it. */
const namesOf = new WeakMap<Named, { first: NameWord[]; last: NameWord[] }>();

/**
 * Whether two names are the same one as it sounds, or with a typing error: a letter too many, too few or another, or
 * two that changed places. Several words may stand in any order, and one of them may be left out.
 */
export function isNameAlike(one: string, other: string): boolean {
  return areWordsAlike(nameWords(one), nameWords(other));
}

/** The same of two surnames. */
export function isSurnameAlike(one: Named, other: Named): boolean {
  return areWordsAlike(wordsOf(one).last, wordsOf(other).last);
}

function wordsOf(person: Named) {
  const known = namesOf.get(person);
  if (known) return known;
  const words = { first: nameWords(person.firstName), last: nameWords(person.lastName) };
  namesOf.set(person, words);
  return words;
}

function nameWords(name: string): NameWord[] {
  return plainWordsOf(name)
    .slice(0, MOST_WORDS)
    .map((whole) => whole.slice(0, LONGEST_WORD))
    .map((word) => ({ word, sound: soundOfName(word) }));
}

function areWordsAlike(one: NameWord[], other: NameWord[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length === 0) return false;
  return fewer.every((word) => more.some((candidate) => isWordAlike(word, candidate)));
}

/** Whether somebody is named alike, also where first and last name stand in each other's place. */
export function isPersonAlike(one: Named, other: Named): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  return (
    (areWordsAlike(ours.first, theirs.first) && areWordsAlike(ours.last, theirs.last)) ||
    (areWordsAlike(ours.first, theirs.last) && areWordsAlike(ours.last, theirs.first))
  );
}

/**
 * How near two days of birth are: the same; `close` when day and month changed places, or two figures that stand
 * beside each other, or one figure is another one; otherwise `different`.
 */
export function compareBirthDates(one: string, other: string): 'same' | 'close' | 'different' {
  if (one === '' || other === '') return 'different';
  if (one === other) return 'same';
  const [year, month, day] = one.split('-');
  const isTurned = other === `${year}-${day}-${month}`;
  return isTurned || isOneSlip(figuresOf(one), figuresOf(other)) ? 'close' : 'different';
}

/** Whether one of two numbers may be the other with one wrong figure, or with two neighbours that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  return one.length === other.length && one !== other && editDistance(one, other) === 1;
}

function isWordAlike({ word: one, sound }: NameWord, { word: other, sound: theirs }: NameWord) {
  if (one === other || (sound !== '' && sound === theirs)) return true;
  const length = Math.min(one.length, other.length);
  if (length < SHORTEST_WITH_ERROR) return isSwapped(one, other);
  return editDistance(one, other) <= (length < SHORTEST_WITH_TWO_ERRORS ? 1 : 2);
}

/** Two letters changed places: Rtuh. */
function isSwapped(one: string, other: string): boolean {
  const isSameLetters = [...one].toSorted().join('') === [...other].toSorted().join('');
  return isSameLetters && editDistance(one, other) === 1;
}

const figuresOf = (date: string) => date.replace(/\D/g, '');

/**
 * Optimal string alignment: the fewest letters put in, left out, made another or changed with their neighbour; more
 * than `MOST_ERRORS` are not counted out.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_ERRORS) return MOST_ERRORS + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      const isTurned =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + cost,
        isTurned ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > MOST_ERRORS) return MOST_ERRORS + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
