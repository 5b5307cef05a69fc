import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_SIZE } from '#app/shell/device/kept-site.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { keptPages } from '#tests/support/public-pages.ts';
import { measureKeptSite } from '../../../bench/weights/kept-site.ts';

/** Documents are most of it; React is there once. */
const MOST_BYTES = 520_000;
/** Bodies; with heads and what a form that is open loads late, a first visit stays below 60 KB. */
const MOST_UNASKED = 45_000;

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn' });
});
afterAll(() => school.remove());

test('the whole site, kept for the time without a network, costs what its button says', async () => {
  const { pages, bytes, unasked, isComplete } = await measureKeptSite(school.address);
  expect(pages).toEqual(keptPages);
  expect(isComplete).toBe(true);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(`${(bytes / 1e6).toFixed(1)} MB`).toBe(SITE_SIZE);
  expect(unasked).toBeLessThan(MOST_UNASKED);
});

test('the browser asks for a new service worker at each visit, and it may talk to this site alone', async () => {
  const answer = await fetch(`${school.address}/sw.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  expect(await answer.text()).toBe(readFileSync('build/client/sw.js', 'utf8'));
  expect((await fetch(`${school.address}/sw-off.js`)).status).toBe(404);
});

test('SERVICE_WORKER=off puts one in its place that takes itself away', async () => {
  const without = await hostSchool({ LOG_LEVEL: 'warn', SERVICE_WORKER: 'off' });
  try {
    const answer = await fetch(`${without.address}/sw.js`);
    expect(await answer.text()).toContain('unregister');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  } finally {
    await without.remove();
  }
});
