import { describe, expect, test } from 'vitest';
import { weighStatements } from '#tests/support/statements/weigh-statements.ts';
import { readStatement } from '../reading/read-statement.ts';
import { judge } from './judge.ts';
import type { Promised, Settled } from './payable.ts';

const A: Promised = {
  reference: 'MP-T9P8-C35K',
  title: 'Meals of Luyando',
  payer: 'Grace Mwale',
  kwacha: 500,
  phone: '977810220',
  transactionId: '774512098341',
  madeOn: '2026-12-01',
  version: 3,
};
const B: Promised = { ...A, reference: 'MP-P24F-NQFP', kwacha: 250, transactionId: '' };
const OTHER: Promised = {
  ...B,
  reference: 'MP-39R8-R83J',
  payer: 'Joseph Phiri',
  phone: '966431087',
  kwacha: 500,
};
const TICKED: Settled = {
  reference: 'MP-QPXX-Y68H',
  title: 'Meals of Taonga',
  status: 'Confirmed',
  transactionId: '774500000001',
};

type Line = [id: string, text: string, kwacha: string, out?: string];

function judged(lines: readonly Line[], promised = [A, B], settled: Settled[] = [TICKED]) {
  const rows = lines.map(([id, text, moneyIn, out = '']) =>
    ['02/12/2026', id, text, moneyIn, out].join(';'),
  );
  const text = ['Date;Transaction ID;Details;Credit;Debit', ...rows].join('\n');
  const read = readStatement(text, []);
  if (read.is !== 'read') throw new Error(JSON.stringify(read));
  return judge(read, { promised, settled }, { today: '2026-12-05', prefixes: ['MP', 'PM'] });
}

const told = ({ sure, likely, unknown }: ReturnType<typeof judged>) => [
  ...sure.map(({ pays, why }) =>
    ['sure', ...pays.map(({ reference }) => reference), ...why].join(' | '),
  ),
  ...likely.map(({ pays, why }) =>
    ['likely', ...pays.map(({ reference }) => reference), ...why].join(' | '),
  ),
  ...unknown.map(({ why }) => ['unknown', why].join(' | ')),
];

describe('sure', () => {
  test.each<[string, Line]>([
    ['the id that the family has entered', ['774512098341', 'x', '500']],
    ['our reference, however it is written', ['1234567', 'lunch mpt9p8 c35k thanks', 'K500.00']],
    ['the id in the text of a bank', ['FT2633', 'MOMO 774512098341 Grace', '500']],
  ])('%s, with the amount', (_, line) => {
    expect(judged([line]).sure).toMatchObject([{ pays: [{ reference: A.reference }] }]);
  });

  test('one transaction for several children', () => {
    const { sure } = judged([['1234567', `${A.reference} and ${B.reference}`, '750']]);
    expect(sure).toMatchObject([{ pays: [{ kwacha: 500 }, { kwacha: 250 }] }]);
    const both = [A, { ...B, transactionId: A.transactionId }];
    expect(told(judged([['774512098341', 'x', '750']], both))).toEqual([
      'sure | MP-T9P8-C35K | MP-P24F-NQFP | The family has entered this transaction id | Together they make K\u00a0750',
    ]);
  });
});

describe('not sure', () => {
  test.each<[string, Line[], RegExp]>([
    [
      'another amount',
      [['774512098341', 'x', '450']],
      /^likely \| MP-T9P8-C35K \| K.450 came, K.500 was promised/,
    ],
    ['ngwee', [['774512098341', 'x', '499.99']], /^likely .*K.499.99 came/],
    [
      'the id with something behind it',
      [['774512098341Grace', 'x', '500']],
      /^likely .*written together/,
    ],
    [
      'phone, amount and day alone',
      [['99887766', 'from 0977810220', '500']],
      /^likely \| MP-T9P8-C35K \| Same phone number and amount$/,
    ],
    [
      'name and amount alone',
      [['99887766', 'MWALE GRACE 0955000111', '500']],
      /^likely .*Same name and amount/,
    ],
    [
      'the phone and another amount',
      [['99887766', 'from 0977810220', '20']],
      /^likely .*Same phone number, another amount$/,
    ],
    [
      'two lines that name one payment',
      [
        ['111111', A.reference, '500'],
        ['2', A.reference, '500'],
      ],
      /^likely .*Line 3 names MP-T9P8-C35K as well/,
    ],
    [
      'a reference that was ticked before',
      [['774512098341', TICKED.reference, '500']],
      /^likely .*It names MP-QPXX-Y68H as well, which is “Confirmed”/,
    ],
    [
      'the number of another family that has promised',
      [['774512098341', '0966431087', '500']],
      /^likely .*The phone number is the one of MP-39R8-R83J/,
    ],
    [
      'money that went back, by its id',
      [
        ['774512098341', 'x', '500'],
        ['888', 'Reversal of 774512098341', '', '500'],
      ],
      /^likely .*Line 3 says that this money went back/,
    ],
    [
      'money that went back, by nobody’s id',
      [
        ['774512098341', 'x', '500'],
        ['888', 'Reversal', '', '500'],
      ],
      /^likely .*K.500 went back. It may be this money/,
    ],
    [
      'a debit with the same id',
      [
        ['774512098341', 'x', '500'],
        ['774512098341', 'x', '', '500'],
      ],
      /^likely .*this money went back/,
    ],
    [
      'one id with two amounts',
      [
        ['774512098341', 'x', '500'],
        ['774512098341', 'x', '50'],
      ],
      /^likely .*The same id stands in it with another amount/,
    ],
    ['nothing of ours', [['55555', 'rent', '500']], /^unknown \| Nothing fits/],
    ['a reference with a wrong character', [['55555', 'MP-T9P8-C35M', '10']], /^unknown/],
  ])('%s', (_, lines, words) => {
    const all = judged(lines, [A, B, OTHER]);
    expect(all.sure).toEqual([]);
    expect(told(all)[0]).toMatch(words);
  });

  test('two families that claim one id', () => {
    const both = [A, { ...OTHER, transactionId: A.transactionId }];
    expect(told(judged([['774512098341', 'x', '500']], both))[0]).toMatch(
      /MP-T9P8-C35K and MP-39R8-R83J claim this transaction id, with different phone numbers/,
    );
  });

  test('a day that lies ahead', () => {
    const read = readStatement('Date,Transaction ID,Credit\n06/12/2026,774512098341,500', []);
    if (read.is !== 'read') throw new Error(read.is);
    const found = judge(
      read,
      { promised: [A], settled: [] },
      { today: '2026-12-05', prefixes: ['MP'] },
    );
    expect(told(found)).toEqual(['likely | MP-T9P8-C35K | Its day lies ahead.']);
  });
});

test('what was ticked before is said, and so is money of it that went back', () => {
  const { before, takenBack, sure, likely } = judged([
    ['774500000001', 'x', '500'],
    ['888', 'Reversed 774500000001', '', '500'],
  ]);
  expect([sure, likely]).toEqual([[], []]);
  expect(before).toMatchObject([{ line: { at: 2 }, pays: [{ reference: TICKED.reference }] }]);
  expect(takenBack).toMatchObject([{ line: { at: 3 }, pays: [{ reference: TICKED.reference }] }]);
});

test('the same transaction twice counts once, and is said', () => {
  const { sure, doubles } = judged([
    ['774512098341', 'x', '500'],
    ['774512098341', 'x', '500'],
  ]);
  expect(sure).toHaveLength(1);
  expect(doubles).toEqual([{ at: 3, firstAt: 2 }]);
});

test('what went out, and what did not go through, confirms nothing', () => {
  expect(told(judged([['774512098341', A.reference, '', '500']]))).toEqual([]);
  const text = 'Date,Transaction ID,Credit,Status\n02/12/2026,774512098341,500,Failed';
  const read = readStatement(text, []);
  if (read.is !== 'read') throw new Error(read.is);
  const found = judge(
    read,
    { promised: [A], settled: [] },
    { today: '2026-12-05', prefixes: ['MP'] },
  );
  expect([told(found), found.failed]).toEqual([[], 1]);
});

test('300 made-up statements: nothing wrong is sure, no broken one is taken, nine of ten are sure', () => {
  const { wrong, takenBroken, sure, tellable } = weighStatements(300, 7_000_000);
  expect(wrong).toEqual([]);
  expect(takenBroken).toEqual([]);
  expect(sure / tellable).toBeGreaterThan(0.9);
});
