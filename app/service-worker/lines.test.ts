import { expect, test } from 'vitest';
import { costsLittle, type Line } from './lines.ts';

test.each<[string, Line | undefined, boolean]>([
  ['Wi-Fi', { type: 'wifi' }, true],
  ['Wi-Fi of somebody who saves data', { type: 'wifi', saveData: true }, false],
  ['mobile data, fast', { type: 'cellular', effectiveType: '4g', downlink: 10 }, false],
  ['a computer with a fast line', { effectiveType: '4g', downlink: 10 }, true],
  ['a computer with a slow line', { effectiveType: '4g', downlink: 1.2 }, false],
  [
    'a line of which it is not known what it is, slow',
    { type: 'unknown', effectiveType: '3g' },
    false,
  ],
  ['a browser that says nothing', undefined, false],
  ['a browser that says next to nothing', {}, false],
])('%s', (_what, line, expected) => {
  expect(costsLittle(line)).toBe(expected);
});
