import { describe, expect, test } from 'vitest';
import { beginningsOf, searchTermsOf, searchWordsOf } from './search-words.ts';

const words = searchWordsOf({
  codes: ['EN-7KQ4-M2XD', 'MP240214.1234.A12345'],
  names: ['Chánda', "M'Bewe-Zulu", 'Ruth'],
  texts: ['Block 7-B', 'Moonga School'],
  phones: ['+260 97 123 4567', 'none'],
  emails: ['Ruth.Banda@Mail.example', ''],
});

function finds(typed: string): boolean {
  const terms = searchTermsOf(typed);
  const isWord = (term: string) =>
    beginningsOf(term).some((beginning) => words.some((word) => word.startsWith(beginning)));
  return terms.length > 0 && terms.every(isWord);
}

describe.each<[string, string[], string[]]>([
  [
    'by the beginnings of names, in any order, without accents and apostrophes',
    ['chanda', 'CHÁN', 'zulu ruth', 'mbewe', "m'bewe", 'M’Bewe-Zu', 'r z'],
    ['handa', 'chanda phiri', '', '  ', '!'],
  ],
  [
    'by a reference with or without prefix and dashes, also by its last part',
    ['EN-7KQ4-M2XD', 'en7kq4m2xd', '7kq4-m2', 'EN-7KQ4', 'm2xd', 'Mp240214.12', 'a12345'],
    ['EN-7KQ5', 'kq4'],
  ],
  [
    'by any run of figures of a phone number, however it is written',
    [
      '097 123 4567',
      '+260971234567',
      '00260 97',
      '0971',
      '(097) 123-45',
      '71 23',
      '567',
      'ruth 4567',
    ],
    ['0966', '4568', '976'],
  ],
  ['by an address and its parts', ['ruth.banda@mail.ex', 'RUTH.B', 'banda', 'mail'], ['x@mail']],
  [
    'by a name as it sounds, but by no other text so',
    ['Chaanda', 'Mbeewe', 'suru', 'Luth', 'moonga', 'sulu lut'],
    ['munga', 'sanda', 'Lusi'],
  ],
  [
    'by what sounds like nothing or like one letter only as it is written',
    ['r', 'z', 'ru', 'zul'],
    ['zzzz', 'ZZZ', 'rrr', 'sss', 'mmm', 'hhh', 'qqq'],
  ],
  ['by a word with a figure in it', ['7b', 'block 7-b', 'Block 7'], ['8b']],
])('a record is found %s', (_, found, notFound) => {
  test.each(found)('%s', (typed) => expect(finds(typed)).toBe(true));
  test.each(notFound)('not by “%s”', (typed) => expect(finds(typed)).toBe(false));
});

test('every word stands once, and a long text gives a limited number of short ones', () => {
  const twice = searchWordsOf({ phones: ['0971234567', '+260971234567'], texts: ['a a A'] });
  expect(new Set(twice).size).toBe(twice.length);
  const long = searchWordsOf({
    texts: [`${'x'.repeat(5000)} ${Array.from({ length: 999 }, (_, at) => `w${at}`).join(' ')}`],
  });
  expect(long).toHaveLength(200);
  expect(Math.max(...long.map((word) => word.length))).toBe(100);
});
