import { expect, test } from 'vitest';
import { guessedAddress } from './guessed-addresses.ts';

test.each([
  ['/apply', '/enrollment'],
  ['/admissions', '/enrollment'],
  ['/gallery', '/about'],
  ['/fees', '/parents/fees'],
  ['/login', '/sign-in'],
  ['/calendar', '/events'],
  ['/uniform', '/parents/uniform'],
  ['/contact-us', '/contact'],
  ['/Fees/', '/parents/fees'],
  ['/contact_us.html', '/contact'],
  ['/index.php', '/'],
])('%s is meant as %s', (path, expected) => {
  expect(guessedAddress(path)).toBe(expected);
});

test('what was asked goes along', () => {
  expect(guessedAddress('/search', '?q=fees')).toBe('/find?q=fees');
  expect(guessedAddress('/nowhere', '?q=fees')).toBeUndefined();
});

test.each(['/', '//', '/constructor', '/__proto__', '/fees/2026', '/wp-login.php', '/%E0'])(
  '%s is left alone',
  (path) => {
    expect(guessedAddress(path)).toBeUndefined();
  },
);
