import { describe, expect, test } from 'vitest';
import { namesRead, publicLifetime } from './page-cache.ts';

describe('an answer is for everybody', () => {
  const answer = (cacheControl: string, status = 200) =>
    new Response(null, { status, headers: { 'Cache-Control': cacheControl } });

  test('as long as it says itself', () => {
    expect(publicLifetime(answer('public, max-age=0, s-maxage=60'))).toBe(60);
  });

  test.each([
    ['it says nothing', new Response()],
    ['only the browser may keep it', answer('public, max-age=60')],
    ['nobody may keep it', answer('no-store')],
    ['it is an error', answer('s-maxage=60', 404)],
    ['it is a redirect', answer('s-maxage=60', 303)],
  ])('not when %s', (_, given) => {
    expect(publicLifetime(given)).toBe(0);
  });
});

describe('what of a query makes another page', () => {
  test.each([
    ['params', []],
    ['params, except=("step")', ['step']],
    ['params, except=("submitted" "position")', ['submitted', 'position']],
  ])('%s', (said, names) => {
    expect(namesRead(said)).toEqual(names);
  });

  test.each([null, '', 'key-order', 'params=("fbclid")', 'params, except=("a'])(
    '%s: any query may',
    (said) => {
      expect(namesRead(said)).toBeUndefined();
    },
  );
});
