import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import type { LeavingReason } from '../student-year.ts';
import { printTransferLetter } from './transfer-letter.server.ts';

async function letterOf(leftReason: LeavingReason) {
  const printed = await printTransferLetter({
    school: fixtureContent.school,
    child: {
      ...{ reference: 'CH-2345-6789', firstName: 'Temwa', lastName: 'Banda' },
      ...{ bornOn: '2019-06-04', gender: '' },
    },
    year: {
      ...{ schoolYear: '2026', grade: 'grade1', letter: 'A', isPlanned: false },
      ...{ joinedOn: null, leftOn: '2026-11-30', leftReason },
    },
    since: '2026-01-05',
    today: '2026-11-29',
  });
  const pages = readPdf(printed);
  return { text: pages.map(({ text }) => text.replaceAll('\n', ' ')).join(' '), pages };
}

describe('the letter of transfer', () => {
  test('has room for the signature and a stamp of 4 cm, on one page', async () => {
    const { pages } = await letterOf('moved');
    expect(pages).toHaveLength(1);
    const rooms = pages[0]?.rectangles.filter(([, , width = 0, height = 0]) => {
      return width > 113 && height >= 113;
    });
    expect(rooms?.length).toBeGreaterThan(1);
  });

  test.each(['costs', 'health', 'neverCame', 'other'] as const)(
    'keeps “%s” from the next school',
    async (reason) => {
      expect((await letterOf(reason)).text).not.toContain('Why:');
    },
  );

  test('says where the child goes', async () => {
    expect((await letterOf('moved')).text).toContain('Why: The family moves to another place');
  });
});
