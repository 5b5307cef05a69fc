import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFault, type Reachable, whoGetsIt } from './who-gets-it.ts';

const person = (changes: Partial<Reachable> = {}): Reachable => ({
  reference: 'EN-1',
  name: 'Grace Banda',
  email: 'grace@mail.example',
  phone: '0977 237 153',
  wantsMails: true,
  isBarred: false,
  says: { mail: { child: 'Abel' }, phone: { child: 'A.' }, paper: { child: 'Abel' } },
  ...changes,
});
const saying = (child: string): Reachable['says'] => ({
  mail: { child },
  phone: { child: `${child[0]}.` },
  paper: { child },
});
const ways = (found: Reachable[], dead: string[] = []) =>
  whoGetsIt(found, new Set(dead)).map(({ way, why, name }) => [name, why || way]);

test('the parent of two children gets one letter that names both', () => {
  const found = [
    person({ says: saying('Abel') }),
    person({ reference: 'EN-2', email: ' Grace@Mail.example', says: saying('Chipo') }),
  ];
  expect(whoGetsIt(found, new Set())).toMatchObject([
    {
      way: 'mail',
      to: 'grace@mail.example',
      references: ['EN-1', 'EN-2'],
      says: { child: 'Abel and Chipo' },
    },
  ]);
});

test('one phone is told once, however its number is written', () => {
  const found = [
    person({ email: '', says: saying('Abel') }),
    person({ reference: 'EN-2', email: '', phone: '+260 977 237153', says: saying('Chipo') }),
  ];
  expect(whoGetsIt(found, new Set())).toMatchObject([
    { way: 'phone', references: ['EN-1', 'EN-2'], says: { child: 'A. and C.' } },
  ]);
});

const joseph = { name: 'Joseph', email: 'joseph@mail.example', phone: '0955 111 222' };

test.each<[string, Reachable[], string[], string[][]]>([
  [
    'each guardian with an address gets a mail',
    [person(), person(joseph)],
    [],
    [
      ['Grace Banda', 'mail'],
      ['Joseph', 'mail'],
    ],
  ],
  [
    'who has no address is not called where the other one gets a mail',
    [person(), person({ ...joseph, email: '' })],
    [],
    [
      ['Grace Banda', 'mail'],
      ['Joseph', 'other'],
    ],
  ],
  [
    'an address that is dead gets nothing more, and the other one does',
    [person(), person(joseph)],
    ['grace@mail.example'],
    [
      ['Grace Banda', 'dead'],
      ['Joseph', 'mail'],
    ],
  ],
  [
    'where the only address is dead, the phone is left',
    [person()],
    ['grace@mail.example'],
    [['Grace Banda', 'phone']],
  ],
  ['who wants no mails is called', [person({ wantsMails: false })], [], [['Grace Banda', 'phone']]],
  [
    'what is no address is none',
    [person({ email: 'grace at home' })],
    [],
    [['Grace Banda', 'phone']],
  ],
  [
    'without address and number it is paper, for one of the household',
    [person({ email: '', phone: '' }), person({ ...joseph, email: '', phone: '12' })],
    [],
    [
      ['Grace Banda', 'paper'],
      ['Joseph', 'other'],
    ],
  ],
  [
    'nobody hears of a child who may not',
    [person({ isBarred: true })],
    [],
    [['Grace Banda', 'barred']],
  ],
  [
    'who is barred is not called in the place of somebody without an address',
    [person({ isBarred: true }), person({ ...joseph, email: '' })],
    [],
    [
      ['Grace Banda', 'barred'],
      ['Joseph', 'phone'],
    ],
  ],
])('%s', (_, found, dead, said) => {
  expect(ways(found, dead)).toEqual(said);
});

test('who is barred from one child is told of the other alone', () => {
  const found = [
    person({ isBarred: true, says: saying('Abel') }),
    person({ reference: 'EN-2', says: saying('Chipo') }),
  ];
  expect(whoGetsIt(found, new Set())).toMatchObject([
    { way: 'nobody', why: 'barred', references: ['EN-1'], says: {} },
    { way: 'mail', references: ['EN-2'], says: { child: 'Chipo' } },
  ]);
});

const anybody = fc.record({
  reference: fc.constantFrom('EN-1', 'EN-2', 'EN-3'),
  name: fc.constantFrom('Grace', 'Joseph', 'Ruth'),
  email: fc.constantFrom('', 'a@mail.example', 'A@mail.example', 'b@mail.example', 'no address'),
  phone: fc.constantFrom('', '0977 237 153', '+260977237153', '0955 111 222', '12'),
  wantsMails: fc.boolean(),
  isBarred: fc.boolean(),
  says: fc.constantFrom(saying('Abel'), saying('Chipo')),
});

test('whatever the list holds, nobody is written to twice and nobody barred at all', () => {
  fc.assert(
    fc.property(
      fc.array(anybody),
      fc.subarray(['a@mail.example', 'b@mail.example']),
      (all, dead) => {
        const receivers = whoGetsIt(all, new Set(dead));
        const keys = receivers.map(({ way, key }) => `${way} ${key}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { way, to, references } of receivers) {
          if (way !== 'mail' && way !== 'phone') continue;
          if (way === 'mail') expect(dead).not.toContain(to.toLowerCase());
          for (const reference of references) {
            const isNamed = all.some(
              (one) =>
                !one.isBarred &&
                one.reference === reference &&
                (way === 'mail'
                  ? one.wantsMails && one.email.toLowerCase() === to.toLowerCase()
                  : one.phone !== ''),
            );
            expect(isNamed).toBe(true);
          }
        }
        // Every record with somebody who may know of it is told to somebody.
        for (const reference of new Set(all.map((one) => one.reference))) {
          const may = all.some((one) => one.reference === reference && !one.isBarred);
          const told = receivers.some(
            ({ way, references }) => way !== 'nobody' && references.includes(reference),
          );
          expect(told).toBe(may);
        }
      },
    ),
  );
});

test('what the letter says and somebody has nothing of is named', () => {
  const receivers = whoGetsIt([person(), person({ reference: 'EN-2', ...joseph })], new Set());
  expect(emptyFault(['child'], receivers)).toBeUndefined();
  expect(emptyFault(['place'], receivers)).toBe(
    '{place} says nothing to Grace Banda and 1 more. Take it out of the letter, or choose others in the list.',
  );
});
