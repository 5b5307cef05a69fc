import { afterAll, beforeAll, expect, test } from 'vitest';
import { audiences } from '#tests/support/access-matrix.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPosts } from '../../../server/http/public-posts.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'silent', TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(() => school.remove());

const addressOf = (pattern: string) =>
  school.address + (pattern === '/' ? '/?index' : pattern.replace('*', 'nothing-here'));

/** With nothing in it, so that it costs nothing and nothing is taken. */
const post = (pattern: string, from: string) =>
  fetch(addressOf(pattern), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': from },
  });

test('every address at which strangers can post names its limit', async () => {
  const ofEverybody = Object.values(audiences).filter(({ letsIn }) => letsIn.includes('nobody'));
  const posted: string[] = [];
  for (const pattern of ofEverybody.flatMap(({ paths }) => paths)) {
    const { headers } = await fetch(addressOf(pattern), { method: 'OPTIONS' });
    if (headers.get('Allow')?.includes('POST')) posted.push(pattern);
  }
  expect(posted).toContain('/api/cleared-devices');
  // What stands for all unknown addresses says that it answers nothing.
  const unknown = ['/api/*', '/auth/v1/*'];
  expect(
    [...new Set([...posted, ...unknown])].toSorted(),
    'server/http/public-posts.ts names how often',
  ).toEqual([...publicPosts.keys()].toSorted());
});

// Ten minutes that end in between let another post in; the second try is of somebody else, who has posted nothing.
let tried = 0;
test('whoever has posted so often is asked to wait at each of them, and nobody else', async () => {
  tried++;
  const network = `203.0.113.${tried}`;
  const flood = `${network}1`;
  for (const rule of new Set(publicPosts.values())) {
    const patterns = [...publicPosts].filter(([, one]) => one === rule).map(([one]) => one);
    const [cheapest = ''] = patterns.toSorted(
      (a, b) => Number(/api|auth/.test(b)) - Number(/api|auth/.test(a)),
    );
    const statuses: number[] = [];
    for (let sent = 0; sent < rule.most; sent += 20) {
      const some = Array.from({ length: 20 }, () => post(cheapest, flood));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses, rule.name).not.toContain(429);
    for (const pattern of patterns) {
      const answer = await post(pattern, flood);
      expect([pattern, answer.status]).toEqual([pattern, 429]);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await post(pattern, `${network}2`)).status).not.toBe(429);
    }
  }
});
