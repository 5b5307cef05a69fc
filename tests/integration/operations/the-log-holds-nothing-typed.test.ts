import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'trace' });
});
afterAll(() => school.remove());

/** What the log says of requests once each, and not of the night's jobs or of mails, nor of what was slow beside. */
const lines = () =>
  school
    .output()
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => 'method' in line && !('heldMs' in line));

/** In a path that is ours, in one that is not, in its query, and in paths that cannot be read. */
const typed: [line: string, route: string | undefined, status: number][] = [
  [
    'GET /staff/enrollment-applications/EN-MARKER',
    '/staff/enrollment-applications/:reference',
    200,
  ],
  [
    'GET /api/staff/enrollment-applications/MARKER',
    '/api/staff/enrollment-applications/:reference',
    401,
  ],
  [
    'POST /api/staff/enrollment-applications/MARKER',
    '/api/staff/enrollment-applications/:reference',
    401,
  ],
  ['GET /about/?name=MARKER', '/about', 200],
  ['PUT /about?name=MARKER', '/about', 405],
  ['GET /MARKER', undefined, 404],
  ['GET /about/MARKER', undefined, 404],
  ['POST /MARKER', undefined, 404],
  ['GET /MARKER%', undefined, 404],
  ['GET /MARKER%ff.data', undefined, 404],
];

test.each(typed)('%s is logged by its route', async (line, route, status) => {
  const before = lines().length;
  await exchange(school.address, rawRequest(line, ['Sec-Fetch-Site: same-origin']));
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(before), 30_000);
  expect(lines().at(-1)).toMatchObject({ method: line.split(' ')[0], status });
  expect(lines().at(-1)?.route).toBe(route);
  expect(lines().at(-1)).not.toHaveProperty('path');
  expect(school.output()).not.toContain('MARKER');
});
