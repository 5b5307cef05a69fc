import { expect, test } from 'vitest';
import { type Findable, searchTermsOf, searchWordsOf } from './search-words.ts';

const family: Findable = {
  reference: 'EN-7KQ4-M2XD',
  student_first_name: 'Chánda',
  student_last_name: "M'Bewe-Zulu",
  student_dob: '2020-05-14',
  parent1_first_name: 'Ruth',
  parent1_last_name: 'Zulu',
  parent1_phone: '+260 97 123 4567',
  parent1_email: 'Ruth@Mail.example',
  parent2_first_name: '',
  parent2_last_name: '',
  parent2_phone: 'none',
  parent2_email: '',
};

const finds = (typed: string, row = family) => {
  const words = searchWordsOf(row);
  const terms = searchTermsOf(typed);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
};

test('an application is found by the beginnings of its names, in any order', () => {
  for (const typed of ['chanda', 'CHÁN', 'zulu ruth', 'mbewe', 'M’Bewe-Zu', 'r z']) {
    expect(finds(typed), typed).toBe(true);
  }
  for (const typed of ['handa', 'chanda phiri', '', '  ', '!']) {
    expect(finds(typed), typed).toBe(false);
  }
});

test('by its reference with or without prefix and dashes', () => {
  for (const typed of ['EN-7KQ4-M2XD', 'en7kq4m2xd', '7kq4-m2', 'EN-7KQ4']) {
    expect(finds(typed), typed).toBe(true);
  }
  expect(finds('EN-7KQ5')).toBe(false);
});

test('by a phone number however it is written, and by an address', () => {
  for (const typed of ['097 123 4567', '+260971234567', '0971', '(097) 123-45', 'ruth@mail.ex']) {
    expect(finds(typed), typed).toBe(true);
  }
  expect(finds('0966')).toBe(false);
});

test('every word stands once', () => {
  const words = searchWordsOf({ ...family, parent2_phone: '0971234567' });
  expect(new Set(words).size).toBe(words.length);
});
