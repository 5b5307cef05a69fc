import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLetter } from '#lib/mail/letter.ts';
import { newsletterParagraphs } from './newsletter-text.ts';

test('paragraphs, links with words and addresses by themselves', () => {
  expect(
    newsletterParagraphs(
      'Dear parents,\n\nread [our news](https://school.example/news) or\nhttps://school.example/events.',
    ),
  ).toEqual([
    ['Dear parents,'],
    [
      'read ',
      { label: 'our news', href: 'https://school.example/news' },
      ' or\n',
      { label: 'https://school.example/events', href: 'https://school.example/events' },
      '.',
    ],
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,1)',
  '<a href="https://x.example">',
  '[x](//x.example)',
])('%s makes no other link than to the web', (text) => {
  for (const part of newsletterParagraphs(text).flat()) {
    if (typeof part !== 'string') expect(part.href).toMatch(/^https?:\/\//);
  }
});

test('whatever is typed, the mail has the elements of a letter only', () => {
  const head = { name: 'S', address: [], phone: '1', email: 'a@b.example' };
  const pieces = [
    '<',
    '>',
    '"',
    "'",
    '[',
    '](https://x.example/',
    ')',
    'https://',
    'a',
    ' ',
    '\n\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (typed) => {
      const parts = newsletterParagraphs(typed.join('')).map((inline) => ({ inline }));
      const { html } = writeLetter({ subject: 'S', parts }, head);
      const body = html.slice(html.indexOf('<main>'));
      for (const [tag] of body.matchAll(/<[^>]*>/g)) {
        expect(tag).toMatch(
          /^<(\/?(main|h1|p|a|body|html)|br|p class="(foot|school)"|a href="(https?:\/\/[^"<>]*|tel:\+?\d+)")>$/,
        );
      }
    }),
  );
});
