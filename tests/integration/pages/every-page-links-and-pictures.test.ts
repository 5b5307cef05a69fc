import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';

const REACHABLE = /\+260[\d\s]{6,}\d|[\w.+-]+@[\w.-]+\w/g;

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn' });
});
afterAll(() => school.remove());

async function bodyOf(path: string): Promise<string> {
  const html = await (await fetch(school.address + path)).text();
  const body = html.slice(html.indexOf('<body'));
  expect(body).toContain('</main>');
  return body.replace(/<(script|style)\b.*?<\/\1>/gs, '');
}

test.each(publicPages)('%s links every phone number and address that it shows', async (path) => {
  const body = await bodyOf(path);
  expect(body.match(/<a [^>]*href="tel:\+260/g)).not.toBeNull();
  const unlinked = body.replace(/<a\b.*?<\/a>/gs, '').replace(/<[^>]*>/g, '');
  expect(unlinked.match(REACHABLE)).toBeNull();
});

test('no picture heads two pages', async () => {
  const headedBy = new Map<string, string>();
  for (const path of publicPages) {
    const [, picture] = /<section class="head[^>]*>.*?<\/section>/s
      .exec(await bodyOf(path))?.[0]
      .match(/<img[^>]* src="([^"]+)"/) ?? ['', ''];
    if (!picture) continue;
    expect(headedBy.get(picture), `${path} has the picture of`).toBeUndefined();
    headedBy.set(picture, path);
  }
  expect(headedBy.size).toBeGreaterThanOrEqual(10);
});
