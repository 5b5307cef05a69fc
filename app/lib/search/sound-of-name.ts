/**
 * How a name sounds in Zambia, as a key that all spellings of it share: Moonga and Munga, Mwale and Mwalle, Phiri and
 * Piri, Bwalya and Bwalia. Bemba, Nyanja, Tonga and Lozi write long vowels double or once, `c` or `ch`, `ph` or `p`,
 * and hear no difference between `l` and `r`. Empty for what is shorter than three letters or no name, such as a word
 * with a figure in it; a key is never to be shown.
 */
export function soundOfName(word: string): string {
  const letters = plain(word);
  if (!/^[a-z]{3,}$/.test(letters)) return '';
  return sameSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
}

/** Small letters without accents and apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{Mark}]/gu, '');
}

/** In their order: a later one reads what the earlier ones have written. */
const sameSounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  // Consonants of two or three letters. `C` stands for the sound of `ch` until the end.
  [/ch(?=[rl])/g, 'k'],
  [/t?ch|tsh/g, 'C'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/bv/g, 'v'],
  [/pf|f/g, 'p'],
  [/([pbtdkgs])h/g, '$1'],
  [/h(?![aeiouyw])/g, ''],
  [/r/g, 'l'],
  [/z/g, 's'],
  // A nasal takes the place of the sound after it: Kanfwa, Kamfwa.
  [/n(?=[pbv])/g, 'm'],
  // Half vowels after a consonant and vowels that are told apart by nobody in a name that is heard once.
  [/y/g, 'i'],
  [/w(?=[aeiou])(?<=[^aeiou]w)/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/ai/g, 'i'],
  // Whatever is written double sounds once.
  [/(.)\1+/g, '$1'],
  [/C/g, 'c'],
];
