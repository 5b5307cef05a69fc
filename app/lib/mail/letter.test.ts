import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const head = {
  name: 'Ten Miles Primary School',
  address: ['Plot 10', 'Lusaka'],
  phone: '+260 211 000 000',
  email: 'office@tenmiles.example',
};

test('says the same in text and in HTML', () => {
  const { subject, text, html } = writeLetter(
    {
      subject: 'We have it',
      parts: [
        'Thank you.',
        { name: 'Reference', code: 'EN-2345-6789' },
        { label: 'Look it up', href: 'https://school.example/status' },
      ],
    },
    head,
  );
  expect(subject).toBe('We have it');
  for (const part of [text, html]) {
    expect(part).toContain('Thank you.');
    expect(part).toContain('EN-2345-6789');
    expect(part).toContain('https://school.example/status');
    expect(part).toContain('+260 211 000 000');
  }
  expect(text).toContain('\n-- \n');
});

test('a mail as text has spaces as people type them', () => {
  const due = 'It ends on January\u00a05,\u00a02026, 9:12\u00a0AM.';
  const { subject, text } = writeLetter({ subject: due, parts: [due] }, head);
  expect(subject).toBe('It ends on January 5, 2026, 9:12 AM.');
  expect(text).toContain('\n\nIt ends on January 5, 2026, 9:12 AM.\n\n-- ');
});

test('whatever a text holds is text in the HTML', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (subject, text, code) => {
      const elements = (html: string) => html.match(/<[^>]*>/g);
      const parts = (one: string, other: string) => [one, { name: one, code: other }];
      const plain = writeLetter({ subject: 's', parts: parts('p', 'c') }, head).html;
      const odd = writeLetter({ subject, parts: parts(text, code) }, head).html;
      expect(elements(odd)).toEqual(elements(plain));
    }),
  );
});

test('a link that is no web address is a mistake of ours', () => {
  expect(() =>
    writeLetter({ subject: 's', parts: [{ label: 'l', href: '/status' }] }, head),
  ).toThrow();
});
