import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const html = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test('links the phone number and the address of a sentence, and leaves its marks outside', () => {
  expect(html('Write to office@tenmiles.example or call +260 211 000 000.')).toBe(
    'Write to <a href="mailto:office@tenmiles.example">office@tenmiles.example</a> or call <a href="tel:+260211000000">+260 211 000 000</a>.',
  );
});

test('keeps dates, times, amounts and grades on one line', () => {
  expect(html('Grade 4 pays K 25 from May 5, 8:00 AM')).toBe(
    'Grade\u00a04 pays K\u00a025 from May\u00a05, 8:00\u00a0AM',
  );
});

test('links a number with no-break spaces', () => {
  expect(html('+260\u00a097\u00a0000\u00a00000')).toBe(
    '<a href="tel:+260970000000">+260\u00a097\u00a0000\u00a00000</a>',
  );
});

test.each(['Part 1 + 2', 'from 2026-01-05 to 2026-04-10', '25 @ lunch', '+5', ''])(
  'leaves %o as it is',
  (text) => {
    expect(html(text)).toBe(text);
  },
);
