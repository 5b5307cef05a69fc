import { expect, test } from 'vitest';
import { answerWithPaper, etagOf } from './file-answer.server.ts';

const file = Buffer.from('0123456789');
const etag = etagOf(file);
const ask = async (headers: Record<string, string> = {}) => {
  const request = new Request('https://school.example/a.pdf', { headers });
  const answer = await answerWithPaper(request, file, 'a.pdf');
  return [answer.status, await answer.text(), answer.headers.get('Content-Range')];
};

test('who has it hears so, also through a proxy that compresses', async () => {
  expect(await ask()).toEqual([200, '0123456789', null]);
  for (const known of [etag, `W/${etag}`, `"older", ${etag}`])
    expect(await ask({ 'If-None-Match': known })).toEqual([304, '', null]);
  expect(await ask({ 'If-None-Match': '"older"' })).toEqual([200, '0123456789', null]);
});

test('whose line broke gets the rest', async () => {
  expect(await ask({ Range: 'bytes=4-' })).toEqual([206, '456789', 'bytes 4-9/10']);
  expect(await ask({ Range: 'bytes=4-', 'If-Range': etag })).toEqual([
    206,
    '456789',
    'bytes 4-9/10',
  ]);
  expect(await ask({ Range: 'bytes=0-0' })).toEqual([206, '0', 'bytes 0-0/10']);
  expect(await ask({ Range: 'bytes=8-99' })).toEqual([206, '89', 'bytes 8-9/10']);
  expect(await ask({ Range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
});

test('the rest of an older file, and what makes no sense, is the whole file', async () => {
  const asked: Record<string, string>[] = [
    { Range: 'bytes=4-', 'If-Range': '"older"' },
    { Range: 'bytes=4-2' },
    { Range: 'bytes=-3' },
    { Range: 'bytes=0-1,4-5' },
    { Range: 'lines=1-2' },
    { Range: 'bytes=99999999999999999999-' },
  ];
  for (const headers of asked) expect(await ask(headers)).toEqual([200, '0123456789', null]);
});
