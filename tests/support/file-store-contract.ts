import { describe, expect, test } from 'vitest';
import type { FileStore, KeptFile } from '#lib/files/files.server.ts';

const ABSENT = '7c6bd1a3-93a8-4a55-8a8e-0b0b9a3e2f10';

export async function listed(files: FileStore): Promise<KeptFile[]> {
  const all: KeptFile[] = [];
  for await (const file of files.list()) all.push(file);
  return all;
}

/** What every place for files must do; `open` gives an empty one. */
export function describeFileStore(kind: string, open: () => FileStore): void {
  describe(`files in ${kind}`, () => {
    test('are kept whole, under random names', async () => {
      const files = open();
      const bytes = Buffer.from([0, 255, 10, 13, ...Buffer.from('a resume')]);
      const names = await Promise.all([files.keep(bytes), files.keep(bytes)]);
      expect(new Set(names).size).toBe(2);
      for (const name of names) {
        expect(name).toMatch(/^[0-9a-f-]{36}$/);
        expect(await files.read(name)).toEqual(bytes);
      }
    });

    test('come back under their own name from a copy', async () => {
      const files = open();
      expect(await files.keep(Buffer.from('x'), ABSENT)).toBe(ABSENT);
      expect(await files.read(ABSENT)).toEqual(Buffer.from('x'));
    });

    test('can be removed, also twice; what is not there reads as nothing', async () => {
      const files = open();
      const name = await files.keep(Buffer.from('x'));
      await files.remove(name);
      await files.remove(name);
      expect(await files.read(name)).toBeUndefined();
      expect(await listed(files)).toEqual([]);
    });

    test('are listed with the time they came', async () => {
      const files = open();
      const names: string[] = [];
      for (let count = 0; count < 7; count++) names.push(await files.keep(Buffer.from('x')));
      const found = await listed(files);
      expect(found.map(({ name }) => name).sort()).toEqual(names.sort());
      for (const { keptAt } of found)
        expect(Math.abs(Date.now() - keptAt.getTime())).toBeLessThan(60_000);
    });

    test('are asked for by names of ours only', async () => {
      for (const name of ['../secret', '', 'a/b', `${ABSENT}/..`]) {
        const files = open();
        await expect((async () => files.read(name))()).rejects.toThrow('No name of a kept file');
        await expect((async () => files.remove(name))()).rejects.toThrow('No name of a kept file');
      }
    });

    test('can be taken now', async () => {
      await expect(open().check()).resolves.toBeUndefined();
    });
  });
}
