import { expect, test } from 'vitest';
import { withFirstLetters } from './first-letters.server.ts';

test('takes no longer than the page is, whatever stands in it', () => {
  const html = `<head></head>${'<h1'.repeat(100_000)}${'<a class="brand"'.repeat(20_000)}`;
  const began = performance.now();
  expect(withFirstLetters(html, 'n')).toBe(html);
  expect(performance.now() - began).toBeLessThan(500);
});

test('brings the letters of the heading and of the name, with what belongs to them inside', () => {
  const page = (heading: string) =>
    `<head></head><a class="brand" href="/"><b>School</b></a><h1 id="a">${heading}</h1>`;
  const withAll = withFirstLetters(page('Our <em>day</em>'), 'n');
  expect(withAll).toContain('<style nonce="n">@font-face');
  expect(withFirstLetters('<head></head><p>No heading</p>', 'n')).not.toContain('<style');
});
