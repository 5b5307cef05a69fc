import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserInWords } from './browser-in-words.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome on an Android phone or tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A135F) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on an Android phone or tablet',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12',
    'Opera on an Android phone or tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on a Windows computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on a Linux computer',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'A browser on a Windows computer'],
  ['curl/8.5.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words);
});

test('whatever it says, only words of ours come out', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      expect(browserInWords(`${said} Firefox/1 ${said}`) ?? '').toMatch(/^[A-Z][\w ]{2,60}$/);
    }),
  );
});
