import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { commonWords, isCommonPassword } from './common-passwords.server.ts';
import { findWeakness } from './password-rules.ts';
import { HashingQueueFull, owaspCost, Passwords } from './passwords.server.ts';

const cheap = { memory: 64, passes: 1 };

describe('a hash', () => {
  const passwords = new Passwords(cheap);

  it('says yes to its password and no to all others', async () => {
    const hash = await passwords.hash('three goats on the roof');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await passwords.verify('three goats on the roof', hash)).toBe(true);
    for (const other of ['three goats on the roo', 'three goats on the roof ', '']) {
      expect(await passwords.verify(other, hash)).toBe(false);
    }
  });

  it('is another one each time', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('is the same for letters that another keyboard writes otherwise', async () => {
    const hash = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.verify('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('is still good when the cost has grown since', async () => {
    const old = await passwords.hash('three goats on the roof');
    const dearer = new Passwords({ memory: 128, passes: 2 });
    expect(await dearer.verify('three goats on the roof', old)).toBe(true);
  });

  it('of nobody matches nothing', async () => {
    expect(await passwords.verify('', undefined)).toBe(false);
    expect(await passwords.verify('', null)).toBe(false);
  });
});

test('the cost is one that OWASP names', () => {
  expect(owaspCost).toEqual({ memory: 19_456, passes: 2 });
});

test('so many wait for their turn and no more; afterwards there is room again', async () => {
  const passwords = new Passwords(cheap, 1);
  await passwords.verify('', undefined);
  const asked = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash('x')));
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(200 - 65);
  expect(refused[0]).toMatchObject({ reason: expect.any(HashingQueueFull) });
  await expect(passwords.hash('x')).resolves.toBeTypeOf('string');
});

describe('the rules for passwords', () => {
  it.each(['three goats on the roof', 'kwacha-mango-9', '🐐🐐🐐🐐 eat 🥭', 'Ŵalumba chomene'])(
    'take %s',
    (password) => {
      expect(findWeakness(password, 'parent@mail.example')).toBeUndefined();
      expect(isCommonPassword(password)).toBe(false);
    },
  );
  it.each(['', 'seven77', 'x'.repeat(201), 'parent@mail.example', 'mail.example', 'abababab'])(
    'refuse %s',
    (password) => expect(findWeakness(password, 'parent@mail.example')).toBeDefined(),
  );
  it.each([
    'password',
    'Password123!',
    'ZAMBIA2026',
    '12345678',
    'zyxwvuts',
    'qwertyuiop',
    'Lusaka!!',
    '2026Lusaka',
    'Z@mb1a1964',
    'Ch1p0l0p0l0!',
    'nkanafc2026',
    'Mwansa#1998',
    'airtel0977123456',
    'chibemba.2',
    'ilovekitwe',
    'zambiazambia',
    'kw@ch@kw@ch@',
  ])('know that %s is guessed first', (password) => expect(isCommonPassword(password)).toBe(true));

  it('know 3,000 words and what is built on each with digits', () => {
    expect(commonWords.size).toBeGreaterThanOrEqual(3000);
    const isWord = (word: string) => /^\p{Letter}+$/u.test(word);
    const words = [...commonWords].filter(isWord);
    expect(words.length).toBeGreaterThanOrEqual(3000);
    expect(words.filter((word) => !isCommonPassword(`${word}2026!`))).toEqual([]);
  });
  it('take three words that do not belong together, also common ones', () => {
    const words = fc.constantFrom(
      ...[...commonWords].filter((word) => /^\p{Letter}+$/u.test(word)),
    );
    const three = fc.uniqueArray(words, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, (chosen) => {
        expect(isCommonPassword(chosen.join(' '))).toBe(false);
      }),
    );
  });
});
