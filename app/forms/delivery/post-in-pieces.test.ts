import { afterEach, expect, test, vi } from 'vitest';
import { postInPieces } from './post-in-pieces.ts';
import type { KeptFile, QueuedRequest } from './queued-requests.ts';

const bytes = Uint8Array.from({ length: 25 }, (_, index) => index).buffer;
const file: KeptFile = {
  field: 'bytes',
  name: 'p.jpg',
  type: 'image/jpeg',
  lastModified: 0,
  bytes,
};
const queued: QueuedRequest = {
  ...{ key: 'k', listKey: 'l', address: '/api/pictures', fields: { pass: 'p' } },
  ...{ keptAt: '2026-01-05T08:00:00Z', pieceBytes: 10, file },
};

afterEach(() => vi.unstubAllGlobals());

/** A school that keeps pieces, and a line that does what `fate` says at each try. */
function schoolWith(fate: (tries: number) => 'arrives' | 'lost' | 'answer lost' | 'damaged') {
  const there = new Map<number, string>();
  const sent: (number | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    const number = body.has('number') ? Number(body.get('number')) : undefined;
    sent.push(number);
    const happens = fate(sent.length);
    if (happens === 'lost') throw new TypeError('Failed to fetch');
    if (happens === 'damaged') return new Response('{}', { status: 400 });
    if (number !== undefined) there.set(number, await (body.get('bytes') as Blob).text());
    if (happens === 'answer lost') throw new TypeError('Failed to fetch');
    const missing = [0, 1, 2].filter((one) => !there.has(one));
    return missing.length > 0
      ? Response.json({ missing })
      : Response.json({ submissionDate: '2026-01-05T08:00:01Z' }, { status: 201 });
  });
  vi.stubGlobal('setTimeout', ((work: () => void) => queueMicrotask(work)) as never);
  vi.stubGlobal(
    'AbortController',
    class {
      abort() {}
    },
  );
  return { there, sent };
}

test('each piece goes once, in order, and the last has what is left', async () => {
  const { there, sent } = schoolWith(() => 'arrives');
  const shares: number[] = [];
  const answer = await postInPieces(queued, file, (share) => shares.push(share));
  expect(answer?.[0]).toBe(201);
  expect(sent).toEqual([undefined, 0, 1, 2]);
  expect([...there.values()].map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(shares).toEqual([0, 0.4, 0.8]);
});

test('what the school has already does not go again', async () => {
  const { there, sent } = schoolWith(() => 'arrives');
  there.set(0, 'x').set(2, 'x');
  expect((await postInPieces(queued, file))?.[0]).toBe(201);
  expect(sent).toEqual([undefined, 1]);
});

test('what is lost or damaged on the way goes again at once', async () => {
  const fates = ['lost', 'arrives', 'arrives', 'answer lost', 'damaged'] as const;
  const { there } = schoolWith((tries) => fates[tries - 1] ?? 'arrives');
  expect((await postInPieces(queued, file))?.[0]).toBe(201);
  expect(there.size).toBe(3);
});

test('a line that carries nothing ends it after a few tries, and any other answer at once', async () => {
  const { sent } = schoolWith(() => 'lost');
  expect(await postInPieces(queued, file)).toBeUndefined();
  expect(sent.length).toBe(4);
  vi.stubGlobal('fetch', async () => new Response('<html>Buy data</html>', { status: 200 }));
  expect(await postInPieces(queued, file)).toEqual([200, '<html>Buy data</html>', null, {}]);
});
