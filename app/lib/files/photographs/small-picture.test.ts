import { expect, test } from 'vitest';
import { cutTo, fitted, openedSize } from './small-picture.ts';

test('a picture keeps its shape, gets no longer than it may, and never larger than it is', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitted({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitted({ width: 300, height: 200 }, 2000)).toEqual({ width: 300, height: 200 });
  expect(fitted({ width: 9000, height: 1 }, 720)).toEqual({ width: 720, height: 1 });
});

const portrait = { width: 4, height: 5 };

test('a wide picture is cut at both sides, a high one less above than below', () => {
  expect(cutTo({ width: 4000, height: 3000 }, portrait)).toEqual({
    ...{ x: 800, y: 0, width: 2400, height: 3000 },
  });
  expect(cutTo({ width: 800, height: 1600 }, portrait)).toEqual({
    ...{ x: 0, y: 200, width: 800, height: 1000 },
  });
  expect(cutTo({ width: 400, height: 500 }, portrait)).toEqual({
    ...{ x: 0, y: 0, width: 400, height: 500 },
  });
});

test('a picture is opened twice as large as it is drawn, by the piece of it that is drawn, and never larger than it is', () => {
  expect(openedSize({ width: 4000, height: 3000 }, 2000)).toBeUndefined();
  expect(openedSize({ width: 9216, height: 6912 }, 2000)).toEqual({ width: 4000, height: 3000 });
  expect(openedSize({ width: 6912, height: 9216 }, 2000)).toEqual({ width: 3000, height: 4000 });
  // Of a wide one a narrow piece is drawn: it is that piece that has to be large enough.
  expect(openedSize({ width: 12_000, height: 3000 }, 1000, portrait)).toEqual({
    ...{ width: 8000, height: 2000 },
  });
  expect(openedSize({ width: 12_000, height: 1900 }, 1000, portrait)).toBeUndefined();
  expect(openedSize({ width: 60_000, height: 1 }, 400)).toEqual({ width: 800, height: 1 });
});
