import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

const YEAR_MS = 365 * 86_400_000;
let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ PUBLIC_URL: 'https://www.example.org' });
});
afterAll(() => school.remove());

test('whoever finds a weakness reads whom to tell, as RFC 9116 has it', async () => {
  const answer = await fetch(`${school.address}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const fields = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  const valuesOf = (name: string) =>
    fields.filter(([one]) => one === name).map(([, value]) => value);
  expect(valuesOf('Contact')).toEqual([
    `mailto:${fixtureContent.school.email}`,
    'https://www.example.org/contact',
  ]);
  expect(valuesOf('Canonical')).toEqual(['https://www.example.org/.well-known/security.txt']);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS / 4);
  expect(left).toBeLessThan(YEAR_MS);
});
