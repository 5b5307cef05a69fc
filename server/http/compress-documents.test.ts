import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressDocuments } from './compress-documents.ts';

const PAGE = '<p>Enter the student’s first name</p>';
const app = new Hono();
app.use(compressDocuments);
app.post('/page', (c) => c.html(PAGE, 422, { Vary: 'Save-Data' }));
app.post('/data', (c) => c.json({ reference: 'EN-7KQ4-M2XD' }));
app.post('/find.json', (c) => c.json(['fees'], 200, { 'Cache-Control': 'public, no-cache' }));

app.post('/round.csv', (c) =>
  c.body('grade,number', 200, { 'Content-Type': 'text/csv', 'Cache-Control': 'public, no-cache' }),
);
app.post('/list.csv', (c) => c.body('name', 200, { 'Content-Type': 'text/csv' }));

let asked = 0;
app.post('/versions.json', (c) =>
  c.json([++asked], 200, { 'Cache-Control': 'public, no-cache', ETag: asked < 3 ? '"a"' : '"b"' }),
);

const send = (path: string, accepted: string) =>
  app.request(path, { method: 'POST', headers: { 'Accept-Encoding': accepted } });

test('a document goes out in brotli and keeps its status and headers', async () => {
  const answer = await send('/page', 'gzip, br');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Content-Length')).toBe(String(body.length));
  expect(answer.headers.get('Vary')).toBe('Save-Data, Accept-Encoding');
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
});

test('whoever does not take brotli gets the document as it is', async () => {
  const answer = await send('/page', 'gzip');
  expect(answer.headers.has('Content-Encoding')).toBe(false);
  expect(await answer.text()).toBe(PAGE);
});

test('data for everybody goes out in brotli', async () => {
  const answer = await send('/find.json', 'br');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(body).toString()).toBe('["fees"]');
  const table = Buffer.from(await (await send('/round.csv', 'br')).arrayBuffer());
  expect(brotliDecompressSync(table).toString()).toBe('grade,number');
});

test('each version of it is compressed once', async () => {
  const read = async () => {
    const answer = await send('/versions.json', 'br');
    return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  };
  // The second answer says the ETag of the first, so it is not compressed again.
  expect([await read(), await read(), await read()]).toEqual(['[1]', '[1]', '[3]']);
});

test('answers to programs stay as they are', async () => {
  for (const path of ['/data', '/list.csv']) {
    const answer = await send(path, 'br');
    expect(answer.headers.has('Content-Encoding')).toBe(false);
  }
});
