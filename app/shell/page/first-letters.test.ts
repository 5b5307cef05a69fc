import { expect, test } from 'vitest';
import { withFirstLetters } from './first-letters.server.ts';

test('takes no longer than the page is, whatever stands in it', () => {
  const html = `<head></head>${'<h1'.repeat(100_000)}${'<a class="brand"'.repeat(20_000)}`;
  const began = performance.now();
  expect(withFirstLetters(html, 'n')).toBe(html);
  const ofFamily = `<head></head><h1></h1><div data-first-letters>${'<h2'.repeat(100_000)}`;
  withFirstLetters(ofFamily, 'n');
  expect(performance.now() - began).toBeLessThan(500);
});

test('brings the letters of the heading and of the name, with what belongs to them inside', () => {
  const page = (heading: string) =>
    `<head></head><a class="brand" href="/"><b>School</b></a><h1 id="a">${heading}</h1>`;
  const withAll = withFirstLetters(page('Our <em>day</em>'), 'n');
  expect(withAll).toContain('<style nonce="n">@font-face');
  // Headings below it only where their part asks for it.
  const below = (part: string) =>
    `${page('Our day')}<div${part}><h2>Xylo</h2><h3 id="q">Qvz</h3></div></main>`;
  const lengthOf = (html: string) => withFirstLetters(html, 'n').length - html.length;
  expect(lengthOf(below(''))).toBe(lengthOf(page('Our day')));
  expect(lengthOf(below(' data-first-letters'))).toBeGreaterThan(lengthOf(page('Our day')) + 300);
  expect(withFirstLetters('<head></head><p>No heading</p>', 'n')).not.toContain('<style');
});

test('leaves their room to the words of a red line', () => {
  const page = '<head></head><a class="brand" href="/"><b>School</b></a><h1>Our day</h1>';
  const closed = `<aside class="banner" aria-label="Urgent">School is closed</aside>${page}`;
  expect(withFirstLetters(page, 'n')).not.toBe(page);
  expect(withFirstLetters(closed, 'n')).toBe(closed);
});
