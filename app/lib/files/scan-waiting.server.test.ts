import { expect, test } from 'vitest';
import { createLog } from '../metrics/log.server.ts';
import type { FileStore } from './files.server.ts';
import { MOST_AT_ONCE, scanWaiting } from './scan-waiting.server.ts';
import type { ScanVerdict } from './virus-scan.server.ts';

/** `count` files wait, named by their number; `verdictOf` says what the scanner finds. */
async function judged(
  count: number,
  verdictOf: (file: string) => ScanVerdict,
  { isAway = false, stopping = new AbortController().signal } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => String(at).padStart(4, '0'));
  const verdicts: string[] = [];
  await scanWaiting(
    {
      files: { read: async (name: string) => Buffer.from(name) } as unknown as FileStore,
      scan: async (bytes) => verdictOf(String(bytes)),
      checkScanner: async () => {
        if (isAway) throw new Error('away');
      },
      log: createLog('silent'),
    },
    async (after) =>
      ids
        .filter((id) => id > after)
        .slice(0, MOST_AT_ONCE)
        .map((id) => ({ id, file: id })),
    async ({ id }, verdict) => void verdicts.push(`${id} ${verdict}`),
    stopping,
  );
  return verdicts;
}

test('files that the scanner cannot judge do not hold up the others', async () => {
  expect(await judged(3, (file) => (file === '0000' ? 'unknown' : 'clean'))).toEqual([
    '0001 clean',
    '0002 clean',
  ]);
  const behindMany = await judged(MOST_AT_ONCE + 1, (file) =>
    file === '0050' ? 'infected' : 'unknown',
  );
  expect(behindMany).toEqual(['0050 infected']);
});

test('while the scanner is away all the rest waits', async () => {
  const asked: string[] = [];
  const verdictOf = (file: string) => {
    asked.push(file);
    return file === '0000' ? 'clean' : 'unknown';
  };
  expect(await judged(MOST_AT_ONCE, verdictOf, { isAway: true })).toEqual(['0000 clean']);
  expect(asked).toEqual(['0000', '0001']);
});

test('nothing is judged once the server is asked to stop', async () => {
  expect(await judged(3, () => 'clean', { stopping: AbortSignal.abort() })).toEqual([]);
});
