import { describe, expect, test } from 'vitest';
import { dayInText } from './day-in-text.ts';
import { ngweeFrom } from './money.ts';
import { LONGEST_STATEMENT, readStatement } from './read-statement.ts';
import { phoneIn, plainId } from './statement-line.ts';

function linesIn(text: string) {
  const read = readStatement(text, []);
  if (read.is !== 'read') throw new Error(JSON.stringify(read));
  return read.lines;
}

const shown = (text: string) =>
  linesIn(text).map(({ at, transactionId, day, ngwee, direction, phone }) =>
    [at, transactionId, day, direction === 'in' ? ngwee : -ngwee, phone].join(' '),
  );

describe('amounts', () => {
  test.each([
    ['500', 50_000],
    ['K 1,234.50', 123_450],
    ['ZMW1,234', 123_400],
    ['1 234,50', 123_450],
    ['1.234,50', 123_450],
    ['12,50', 1250],
    ['+500.00', 50_000],
    ['-120.00', -12_000],
    ['(120.00)', -12_000],
    ['120.00 DR', -12_000],
    ['120.00 CR', 12_000],
    ['K-120', -12_000],
    ['−K 120', -12_000],
    ['500.0000', 50_000],
    ['1.5', 150],
  ])('%s', (written, ngwee) => expect(ngweeFrom(written)).toBe(ngwee));
  test.each([
    '',
    '-',
    '1.234',
    '1.000',
    '500.009,397.50',
    '12,5',
    '1,23,4',
    'K',
    'USD 5',
    '5 000 00',
  ])('“%s” is none', (written) => expect(ngweeFrom(written)).toBeUndefined());
});

test.each([
  ['03/12/2026', '2026-12-03'],
  ['2026-12-03 19:37:39', '2026-12-03'],
  ['3.12.26 08:15', '2026-12-03'],
  ['12-Jan-2027', '2027-01-12'],
  ['4 December 2026', '2026-12-04'],
  ['PP261203.0915.A12345', '2026-12-03'],
  ['12/25/2026', undefined],
  ['500.00', undefined],
])('the day in “%s”', (written, day) => expect(dayInText(written)).toBe(day));

test.each([
  ['from 0977 810 220', '977810220'],
  ['260955204618', '955204618'],
  ['+260 96 643 1087', '966431087'],
  ['774512098341', ''],
  ['PP260817.1950.D63819', ''],
])('the phone in “%s”', (written, phone) => expect(phoneIn(written)).toBe(phone));

test.each([
  [' pp260817.1950.d63819. ', 'PP260817.1950.D63819'],
  ["'774512098341", '774512098341'],
  ['7.74512E+11', ''],
  ['FT26/123 45', 'FT26-12345'],
  ['', ''],
])('the id “%s”', (written, id) => expect(plainId(written)).toBe(id));

describe('messages', () => {
  test('of Airtel, MTN and Zamtel, one after another', () => {
    expect(
      shown(
        [
          'You have received ZMW 3500.00 from 977207242 Saidi Phiri.Dial *115# to check your new Bal. TID: PP260817.1950.D63819.',
          'Money sent to Sibeso Nyumbu on 979142832.Amount K205.00. Your bal is K260.23.TID: PP260727.1512.M73944',
          'Txn. ID : LP260922.2113.J24228. Payment to AMMOBILE Account NA of ZMW 15.00 is successful. Your Airtel Money balance is ZMW 25.76',
          '',
          "Y'ello. You have received ZMW 21.00 ZMW from MASOLE VINCENT at 2026-06-20 19:37:39. Dial *115# to view balance.",
          'Dear Customer, you have received ZMW 1,500.00 from John Banda - 0970000000 on 03-10-2026 16:59:01 under Txn ID: 9ABC1DE3. Your account balance is now ZMW 4,722.93.',
          'You have received K60.Dial *115# to check your new Bal. TID: PP260924.1216.C54235.',
        ].join('\n'),
      ),
    ).toEqual([
      '1 PP260817.1950.D63819 2026-08-17 350000 977207242',
      '2 PP260727.1512.M73944 2026-07-27 -20500 979142832',
      '3 LP260922.2113.J24228 2026-09-22 -1500 ',
      '5  2026-06-20 2100 ',
      '6 9ABC1DE3 2026-10-03 150000 970000000',
      '7 PP260924.1216.C54235 2026-09-24 6000 ',
    ]);
  });

  test('that are wrapped, with an id at the head of a line', () => {
    expect(
      shown(
        'You have received ZMW 50.00 from 977429540 David\nPhiri.Dial *115# to check your new Bal. TID:\nPP260916.1603.N90253.\nYou have received ZMW 60.00 from 977429541 Eva Phiri.Dial *115#. TID: PP260916.1703.N90254.',
      ),
    ).toEqual([
      '1 PP260916.1603.N90253 2026-09-16 5000 977429540',
      '4 PP260916.1703.N90254 2026-09-16 6000 977429541',
    ]);
  });

  test('copied out of WhatsApp', () => {
    expect(
      shown(
        '[12/01/2027, 10:33] Office: You have received ZMW 50.00 from 977429540 David Phiri. TID: PP260916.1603.N90253.\n[13/01/2027, 10:34] Office: Good morning',
      ),
    ).toEqual(['1 PP260916.1603.N90253 2026-09-16 5000 977429540']);
  });

  test('a message inside the words of another is never sure', () => {
    const [real, forged] = linesIn(
      "Y'ello. You have received ZMW 1.00 from X (260977000000). Message from sender: You have received ZMW 500.00 from 977207242 Y. TID: PP260817.1950.D63819.",
    );
    expect(real?.ngwee).toBe(100);
    expect(forged?.doubt).toBe(
      'The message does not begin on a line of its own: compare it with the phone.',
    );
  });

  test('two ids in one message are not read', () => {
    expect(
      readStatement(
        'You have received ZMW 1.00 from X. Txn ID: 774512098341. Your balance is ZMW 5. Txn ID: 774512098399.\nYou have received ZMW 2.00 from Y. TID: 774512098300',
        [],
      ),
    ).toMatchObject({
      is: 'read',
      unread: [{ at: 1, why: 'Two transaction ids stand in one message.' }],
    });
  });

  test('nobody can add them up, and it says so', () => {
    expect(readStatement('You have received ZMW 2.00 from Y. TID: 774512098300', [])).toMatchObject(
      {
        sums: { sums: 'unknown', why: expect.stringMatching(/Messages have no balance/) },
      },
    );
  });
});

describe('tables', () => {
  const rows = [
    '01/12/2026;774512098341;"Mwale; Grace";K 500.00;;K 1,500.00',
    '02/12/2026;774519220417;Shop;;K 100.00;K 1,400.00',
  ];
  const head = '\uFEFFDate;Transaction ID;Details;Credit;Debit;Balance';

  test('semicolons, quotation marks, a byte order mark, and sums that are right', () => {
    const text = [
      'Opening Balance;K 1,000.00',
      head.slice(1),
      ...rows,
      'Closing balance: 1400',
    ].join('\r\n');
    expect(shown(text)).toEqual([
      '3 774512098341 2026-12-01 50000 ',
      '4 774519220417 2026-12-02 -10000 ',
    ]);
    expect(readStatement(text, [])).toMatchObject({
      sums: { sums: 'right', opening: 100_000, cameIn: 50_000, wentOut: 10_000, closing: 140_000 },
    });
  });

  test('the newest first, with a fee of its own', () => {
    const text =
      'Date,TID,Narration,Money in,Money out,Fee,Running balance\n02/12/2026,B2222,x,,100.00,2.50,1397.50\n01/12/2026,A1111,y,500.00,,,1500.00';
    expect(readStatement(text, [])).toMatchObject({ sums: { sums: 'right', fees: 250 } });
  });

  test.each([
    [[head, rows[0], rows[1]?.replace('1,400', '1,300')], /line 3 is K.100 too little/],
    [['Opening balance;0', head, ...rows], /^The sums are not right/],
    [['Opening Balance;1000', head, ...rows, 'Closing Balance;1520'], /K.120 are missing/],
    [[head, ...rows, 'Total credits;;;620;;'], /says that K.620 came in/],
    [
      [head, rows[0], rows[1]?.replace('K 100.00', '100.00K 1')],
      /^The sums.*Line 3 could not be read/,
    ],
    [[head, '01/12/2026;774512098341;x;five;;'], /^Line 2 could not be read. “five” is no amount/],
    [
      [head, '01/12/2026;774512098341;x;5;5;'],
      /^Line 2 could not be read. It says that money came/,
    ],
    [[head], /^No payment stands in it/],
    [['hello'], /^We cannot read this/],
    [[' \n '], /^Put in the lines/],
    [['x'.repeat(LONGEST_STATEMENT + 1)], /^This is too long/],
    [
      [head, ...Array.from({ length: 1001 }, (_, id) => `01/12/2026;77451209${id};x;5;;`)],
      /1,001 lines; 1,000 at most/,
    ],
  ])('is refused %#', (lines, why) => {
    expect(readStatement(lines.join('\n'), [])).toEqual({
      is: 'refused',
      why: expect.stringMatching(why),
    });
  });

  test('lines that cannot be read stand beside those that can, where there are no sums', () => {
    const text =
      'Date\tTransaction ID\tDetails\tCredit\n01/12/2026\t774512098341\tx\t5\n1\t774512098342\ty5.00\n1\t774512098343\tz\t7.009.00';
    expect(readStatement(text, [])).toMatchObject({
      lines: [{ transactionId: '774512098341' }],
      unread: [
        { at: 3, why: 'It has fewer columns than the others.' },
        { at: 4, why: '“7.009.00” is no amount that we can read.' },
      ],
    });
  });

  test('columns with other names are asked for once, and known by their names', () => {
    const text = 'Tarehe,Namba,Kiasi\n01/12/2026,774512098341,500\n02/12/2026,774512098342,250';
    const asked = readStatement(text, []);
    expect(asked).toMatchObject({ is: 'unnamed', names: ['Tarehe', 'Namba', 'Kiasi'] });
    const layout = ['day', 'transactionId', 'moneyIn'] as const;
    const kept = [{ names: ['Tarehe', 'Namba', 'Kiasi'], layout }];
    expect(readStatement(text, kept)).toMatchObject({ is: 'read', lines: [{ ngwee: 50_000 }, {}] });
  });

  test('a table without names is called by numbers: nothing of a payment is a name', () => {
    const text =
      '01/12/2026,774512098341,Grace Mwale,500\n02/12/2026,774512098342,Joseph Phiri,250';
    const names = ['Column 1', 'Column 2', 'Column 3', 'Column 4'];
    expect(readStatement(text, [])).toMatchObject({ is: 'unnamed', names });
    const layout = ['day', 'transactionId', 'text', 'moneyIn'] as const;
    expect(readStatement(text, [{ names, layout }])).toMatchObject({ is: 'read', lines: [{}, {}] });
  });

  test('amounts that do not say which way they went are asked for', () => {
    const text =
      'Date,Transaction ID,Amount,Details\n01/12/2026,774512098341,500,x\n02/12/2026,774512098342,250,y';
    expect(readStatement(text, [])).toMatchObject({
      is: 'unnamed',
      proposed: ['day', 'transactionId', undefined, 'text'],
    });
    expect(shown(text.replace('250', '-250'))).toEqual([
      '2 774512098341 2026-12-01 50000 ',
      '3 774512098342 2026-12-02 -25000 ',
    ]);
    expect(
      shown(text.replace('Details', 'Type').replace(',x', ',Credit').replace(',y', ',DR')),
    ).toEqual(['2 774512098341 2026-12-01 50000 ', '3 774512098342 2026-12-02 -25000 ']);
  });

  test('what did not go through moves no money', () => {
    const text =
      'Date,Transaction ID,Details,Credit,Status\n1,774512098341,x,5,Successful\n1,774512098342,x,5,Failed';
    expect(linesIn(text).map(({ isDone }) => isDone)).toEqual([true, false]);
  });
});
