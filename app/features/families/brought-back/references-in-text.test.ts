import { expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { referencesIn } from './references-in-text.ts';

const OWN = ['office@school.example'];
const read = (text: string) => referencesIn(text, ['EN', 'CM'], OWN);
const [child, message, other] = [newReference('EN'), newReference('CM'), newReference('XX')];

test('a sent folder says who had what, each once', () => {
  const folder = `
From: Office <office@school.example>
To: Agness <agness@mail.example>
Subject: We have your application (${child})

Ruth.Banda@mail.example   Your message ${message.toLowerCase()}   27 Nov
office@school.example     New application ${child}`;
  expect(read(folder)).toEqual([
    { reference: child, address: 'agness@mail.example' },
    { reference: message, address: 'ruth.banda@mail.example' },
  ]);
});

test('an address that may be another family’s is not told', () => {
  expect(read(`one@mail.example, two@mail.example ${child}`)[0]?.address).toBeUndefined();
  const above = `one@mail.example ${message}\n${child}`;
  expect(read(above)[1]?.address).toBeUndefined();
  expect(read(`one@mail.example\n\n\n\n${child}`)[0]?.address).toBeUndefined();
});

test('what is no reference, or of no kind that people send, is left out', () => {
  const wrong = `${child.slice(0, -1)}${child.endsWith('2') ? '3' : '2'}`;
  expect(read(`${wrong} ${other} EN-1234-5678 MP-`)).toEqual([]);
  expect(read('')).toEqual([]);
});

test('a text of any shape is gone through at once', () => {
  const startedAt = performance.now();
  for (const piece of ['a', 'a.', 'a@', 'EN-', '-', '\n', `${child} `])
    read(piece.repeat(50_000 / piece.length));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
