import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './request-body.ts';
import { UploadSpool } from './upload-spool.ts';

const LIMIT = 256 * 1024;
const within = 'a'.repeat(LIMIT);
const beyond = `${within}a`;

const app = new Hono();
app.use(limitBody(new UploadSpool(mkdtempSync(join(tmpdir(), 'school-spool-')))));
app.post('/read', async (c) => c.text(String((await c.req.text()).length)));
app.post('/unread', (c) => c.text('refused unread', 415));

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers });
const announced = (body: string) => ({ 'Content-Length': String(body.length) });

test('a body within the limit passes whole, announced or not', async () => {
  expect(await (await post('/read', within, announced(within))).text()).toBe(String(LIMIT));
  expect(await (await post('/read', within)).text()).toBe(String(LIMIT));
});

test('a larger one is refused, announced or not', async () => {
  expect((await post('/read', beyond, announced(beyond))).status).toBe(413);
  expect((await post('/read', beyond)).status).toBe(413);
});

test('a length beside chunks is not believed', async () => {
  const headers = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
  expect((await post('/read', beyond, headers)).status).toBe(413);
});

test.each(['two', '-1', '1, 2'])('a length of "%s" is not believed', async (length) => {
  expect((await post('/read', beyond, { 'Content-Length': length })).status).toBe(413);
});

test.each([
  ['/unread', 1],
  ['/read', LIMIT / 65_536 + 5],
])('what %s leaves is heard out before the answer leaves', async (path, chunks) => {
  let left = chunks;
  const body = new ReadableStream({
    pull(controller) {
      left--;
      if (left < 0) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers: Record<string, string> = path === '/unread' ? { 'Content-Length': '65536' } : {};
  const request = new Request(`http://school.test${path}`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  const answer = await app.request(request);
  expect(answer.status).toBe(path === '/unread' ? 415 : 413);
  expect(left).toBe(-1);
});
