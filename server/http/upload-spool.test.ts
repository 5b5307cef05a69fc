import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ByteBudget, UploadSpool } from './upload-spool.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'school-spool-')), 'uploads');
const spool = new UploadSpool(folder);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

const readerOf = (...chunks: string[]) =>
  new Blob(chunks).stream().getReader() as ReadableStreamDefaultReader<Uint8Array>;

test('a body comes out as it came in, and nothing of it stays', async () => {
  const received = await spool.receive(
    readerOf('a'.repeat(100_000), 'b'),
    200_000,
    async (body) => {
      expect(readdirSync(folder)).toEqual([]);
      return body.toString();
    },
  );
  expect(received?.value).toBe(`${'a'.repeat(100_000)}b`);
  expect((await spool.receive(readerOf(), 1, async (body) => body.length))?.value).toBe(0);
});

/** Lets at most so many bytes through in one go, as a disk that is nearly full or a signal does. */
async function letThrough(most: number, way: 'read' | 'write'): Promise<void> {
  const handle = await open(import.meta.filename);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const whole: Transfer = prototype[way];
  const limited: Transfer = function (bytes, offset = 0, length = bytes.length - offset, position) {
    return whole.call(this, bytes, offset, Math.min(length, most), position);
  };
  vi.spyOn(prototype, way).mockImplementation(limited as never);
}

type Transfer = (
  this: FileHandle,
  bytes: Uint8Array,
  offset?: number,
  length?: number,
  position?: number | null,
) => Promise<unknown>;

test.each(['read', 'write'] as const)('a %s that stops halfway goes on', async (way) => {
  await letThrough(7, way);
  const text = 'abcdefghij'.repeat(5);
  const received = await spool.receive(readerOf(text, 'end'), 99, async (body) => body.toString());
  expect(received?.value).toBe(`${text}end`);
});

test.each([
  ['write', 'ENOSPC'],
  ['read', 'EIO'],
] as const)('a %s that brings nothing is a failure, not a body of zeros', async (way, code) => {
  await letThrough(0, way);
  const received = spool.receive(readerOf('abc'), 9, async (body) => body.toString());
  await expect(received).rejects.toMatchObject({ code });
});

test('a longer one is not handed on', async () => {
  const received = await spool.receive(readerOf('abc'), 2, () => {
    throw new Error('never');
  });
  expect(received).toBeUndefined();
});

test('a sender who goes away, and work that fails, leave room for others', async () => {
  const gone = new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error('gone')) });
  await expect(spool.receive(gone.getReader(), 9, async () => 1)).rejects.toThrow('gone');
  const five = 'a'.repeat(5 * 1024 * 1024);
  for (let count = 0; count < 10; count++) {
    const failing = spool.receive(readerOf(five), 6_000_000, async () => {
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
  }
});

test('memory is handed out in the order of asking, and never more than there is', async () => {
  const budget = new ByteBudget(10);
  const order: string[] = [];
  await budget.take(8);
  const large = budget.take(9).then(() => order.push('large'));
  const small = budget.take(1).then(() => order.push('small'));
  await new Promise((resume) => setTimeout(resume, 5));
  expect(order).toEqual([]);
  budget.giveBack(8);
  await Promise.all([large, small]);
  expect(order).toEqual(['large', 'small']);
});
