/** Words that stand everywhere and tell nothing; at a school, also the school and its children. */
const EMPTY = new Set(
  'a an and any are as at be by can child children could did do does for from get had has have how i if in is it kid me much my of on or our please school schools tell that the their there this to us want was we what when where which who will with you your'.split(
    ' ',
  ),
);

/** What parents say in several words, and the one word that our pages have for it. */
const MEANT: readonly (readonly [said: string, meant: string])[] = [
  ['how much', 'fee'],
  ['how many kwacha', 'fee'],
  ['how old', 'age'],
  ['what age', 'age'],
  ['which class', 'age'],
  ['what class', 'age'],
  ['which grade', 'age'],
  ['what grade', 'age'],
  ['baby class', 'age'],
  ['what time', 'hours'],
  ['who teaches', 'teacher'],
  ['who is the teacher', 'teacher'],
  ['where is', 'address'],
  ['where are you', 'address'],
  ['get there', 'address'],
  ['phone number', 'phone'],
  ['school open', 'year'],
  ['schools open', 'year'],
  ['school close', 'year'],
  ['schools close', 'year'],
  ['cannot pay', 'bursary'],
  ['not pay', 'bursary'],
  ['can t pay', 'bursary'],
  ['get my application', 'status'],
  ['my application', 'status'],
];

/** The words of a text in small letters, without those that tell nothing (stop words); `fees` is `fee`. */
export function stemmedWordsOf(text: string): string[] {
  const said = ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;
  const meant = MEANT.reduce((all, [words, word]) => all.replace(` ${words} `, ` ${word} `), said);
  return meant
    .split(' ')
    .filter((word) => word && !EMPTY.has(word))
    .map(stem);
}

function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
