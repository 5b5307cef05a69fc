import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseLargeBodies } from './body-limit.ts';

const app = new Hono();
app.use(refuseLargeBodies(10));
app.all('*', async (c) => c.text(await c.req.text()));

test('a body within the limit passes whole', async () => {
  const answer = await app.request('/', post('0123456789', { 'Content-Length': '10' }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('0123456789');
});

test('a body that announces more is refused unread', async () => {
  const answer = await app.request('/', post('0123456789!', { 'Content-Length': '11' }));
  expect(answer.status).toBe(413);
});

test('a body that announces no length is counted', async () => {
  expect((await app.request('/', post('0123456789', {}))).status).toBe(200);
  expect((await app.request('/', post('0123456789!', {}))).status).toBe(413);
});

test('a length beside chunks is not believed', async () => {
  const headers = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
  expect((await app.request('/', post('0123456789!', headers))).status).toBe(413);
});

function post(body: string, headers: Record<string, string>) {
  return { method: 'POST', body, headers };
}
