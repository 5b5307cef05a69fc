import { charactersOf } from '../text/spoken-code.ts';
import { plain, soundOfName } from './sound-of-name.ts';

/** The parts of a record that it is found by. */
interface Findable {
  /** Names of people: found by other spellings as well, as they sound. */
  names?: readonly string[];
  /** Any other text. */
  texts?: readonly string[];
  /** References and ids of transactions: also found without their dashes, and by their last parts. */
  codes?: readonly string[];
  phones?: readonly string[];
  emails?: readonly string[];
}

const COUNTRY_CODE = '260';
const FEWEST_FIGURES = 3;
const MOST_TERMS = 6;
const LONGEST_WORD = 100;
/** A long message is found by its beginning. */
const MOST_WORDS = 200;
/** Before how a name sounds, so that no word that is written is taken for it. */
const SOUND = '~';
const SHORTEST_SOUND = SOUND.length + 2;

/** Every word that leads to the record, small letters without accents and apostrophes; each stands once. */
export function searchWordsOf({ names, texts, codes, phones, emails }: Findable): string[] {
  const written = plainWordsOf(...(names ?? []));
  const words = [
    ...(codes ?? []).flatMap(tailsOf),
    ...(phones ?? []).flatMap(phoneTails),
    ...(emails ?? []).flatMap((email) => [emailKey(email), ...plainWordsOf(email)]),
    ...written,
    ...soundsOf(written),
    ...plainWordsOf(...(texts ?? [])),
  ];
  return [...new Set(words.map(shortened))].filter((word) => word !== '').slice(0, MOST_WORDS);
}

/** What somebody typed into the search, as the beginnings of words that all have to be there. */
export function searchTermsOf(typed: string): string[] {
  if (/^[\d\s+()/.-]+$/.test(typed)) {
    const figures = typed.replace(/\D/g, '').replace(/^00+/, '');
    return figures ? [shortened(figures)] : [];
  }
  const terms = typed.split(/\s+/).flatMap((part) => {
    if (part.includes('@')) return [emailKey(part)];
    // A reference is one word, its dashes are not in it; a name with a dash is two.
    return /\d/.test(part) ? [charactersOf(plain(part)).toLowerCase()] : plainWordsOf(part);
  });
  return [...new Set(terms.map(shortened))].filter((term) => term !== '').slice(0, MOST_TERMS);
}

/**
 * What words that a term finds begin with: the term as it was typed, then as it sounds if it may be a name. What sounds
 * like one letter, such as `qqq` or `zzzz`, would find every name that begins with it, and is searched only as typed.
 */
export function beginningsOf(term: string): string[] {
  return [term, ...soundsOf([term]).filter((sound) => sound.length >= SHORTEST_SOUND)];
}

/** The first text that no longer begins with `beginning`, in the order of code points. */
export function endOfPrefix(beginning: string): string {
  return `${beginning}\u{10FFFF}`;
}

/** The words of a text, all of them, small and without accents; one with a figure in it, such as `Block 7-B`, also without its dashes, as it is searched. */
export function plainWordsOf(...texts: string[]): string[] {
  return texts
    .join(' ')
    .split(/\s+/)
    .flatMap((part) => {
      const words = plain(part)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
      return words.length > 1 && /\d/.test(part) ? [...words, ...tailsOf(part)] : words;
    });
}

/** As it was dialled from abroad, so that `097…`, `97…` and `+260 97…` are the same; empty for what is no number. */
export function phoneKey(phone: string): string {
  const figures = phone.replace(/\D/g, '').replace(/^00+/, '');
  const national = figures.replace(/^0/, '');
  if (national.length < FEWEST_FIGURES) return '';
  const isHere = figures.startsWith('0') || national.length === '971234567'.length;
  return isHere ? COUNTRY_CODE + national : figures;
}

/** Empty for what is no address. */
export function emailKey(email: string): string {
  const key = email.trim().toLowerCase();
  return key.includes('@') ? key : '';
}

/** The words that a record is found by when these are names in it, as they sound. */
export function soundsOf(words: readonly string[]): string[] {
  return words
    .map(soundOfName)
    .filter((sound) => sound !== '')
    .map((sound) => SOUND + sound);
}

/** The number from each of its figures on: the beginning of one of these is any run of figures in it. */
function phoneTails(phone: string): string[] {
  const key = phoneKey(phone);
  return Array.from({ length: Math.max(0, key.length - FEWEST_FIGURES + 1) }, (_, at) =>
    shortened(key.slice(at)),
  );
}

/** The code without its dashes, whole and from each of its parts on; no longer than a word is kept. */
function tailsOf(code: string): string[] {
  const parts = plain(code).split(/[^a-z0-9]+/);
  const whole = parts.join('');
  let from = 0;
  return parts.map((part) => {
    const tail = shortened(whole.slice(from));
    from += part.length;
    return tail;
  });
}

function shortened(word: string): string {
  return word.slice(0, LONGEST_WORD);
}
