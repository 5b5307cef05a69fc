import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(<UnbrokenText text={text} />).replaceAll('\u00a0', ' ');

test('hours and days keep to one line', () => {
  expect(shown('Open 7:30 AM-4:00 PM, Monday-Friday.')).toBe(
    'Open <span class="one-line">7:30 AM-4:00 PM</span>, <span class="one-line">Monday-Friday</span>.',
  );
  expect(shown('11:00-11:30 AM')).toBe('<span class="one-line">11:00-11:30 AM</span>');
});

test('a reference keeps to one line, also where it stands twice', () => {
  const whole = '<span class="one-line">EN-7KQ4-M2XD</span>';
  expect(shown('We have it (EN-7KQ4-M2XD), EN-7KQ4-M2XD.')).toBe(
    `We have it (${whole}), ${whole}.`,
  );
});

test('other words with a hyphen may break', () => {
  expect(shown('Parent-Teacher Association, ages 3-5, on-site')).toBe(
    'Parent-Teacher Association, ages 3-5, on-site',
  );
});
