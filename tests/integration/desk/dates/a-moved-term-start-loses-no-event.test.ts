import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { findFeed } from '#features/calendar/feed/published-calendar.server.ts';
import { moveStart } from '#features/calendar/term-starts/move-start.ts';
import type { Content } from '#features/content/schemas.ts';
import { contentParts } from '#features/publishing/parts.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { parsers, type ReadEvent } from '#tests/support/readers/calendar-parsers.ts';

const NOW = '2026-01-02T08:00:00.000Z';
const allGrades = ['Early Childhood 1', 'Grade 1', 'Grade 2', 'Grade 7'];

/** Near its day, so that few are refused. */
const shift = fc.record({
  term: fc.integer({ min: 0, max: 2 }),
  days: fc.integer({ min: -12, max: 50 }),
  grades: fc.option(fc.subarray(allGrades, { minLength: 1 }), { nil: undefined }),
});
interface Shift {
  term: number;
  days: number;
  grades: string[] | undefined;
}

/** The place of an earlier version that comes back, from the newest. */
const undo = fc.nat({ max: 2 });

/** The events in the order of their ids, with the sequences, which no parser of ours gives back. */
function readEvents(feed: string, read: (feed: string) => ReadEvent[]) {
  const parts = feed.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const sequences = new Map(
    parts.map((part) => [
      /UID:(.*)\r/.exec(part)?.[1] ?? '',
      Number(/SEQUENCE:(\d+)/.exec(part)?.[1]),
    ]),
  );
  return read(feed)
    .map((event) => ({ ...event, sequence: sequences.get(event.uid) ?? -1 }))
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));
}

describe.each(presentStoreKinds())('first days that move and come back, on %s', (kind) => {
  let database: SchoolDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    const databaseUrl = database.settings.DATABASE_URL;
    store = await openStore({ databaseUrl, dataDir: database.dataDir }, createLog('silent'));
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  test('no event is lost, SEQUENCE only rises, and two parsers read the same', async () => {
    const known = new Map<string, ReadEvent & { sequence: number }>();
    let moves = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 3, arbitrary: shift }, undo), { minLength: 2, maxLength: 4 }),
        async (acts) => {
          const versions: Content[] = [fixtureContent];
          for (const act of [...acts, 99]) {
            const now = versions.at(-1) ?? fixtureContent;
            const next = typeof act === 'number' ? versions.at(-1 - act) : moved(now, act);
            // A content object of its own, as each reading of the store gives one.
            versions.push({ ...(next ?? fixtureContent) });
            await expectWhole(versions.at(-1) ?? fixtureContent);
          }
        },
      ),
      { numRuns: 8 },
    );
    expect(moves).toBeGreaterThan(1);

    function moved(content: Content, { days, ...asked }: Shift): Content {
      const dates = contentParts.dates.take(content);
      const to = addDays(dates.terms[asked.term]?.startsOn ?? '', days);
      const result = moveStart(dates, { ...asked, to }, { allGrades, today: '2026-01-02' });
      if ('refusal' in result) return content;
      moves++;
      return { ...content, ...contentParts.dates.place(content, result.dates) };
    }
    async function expectWhole(content: Content) {
      const clock = { now: () => new Date(NOW) };
      const services = { store, clock, content, publicUrl: 'https://school.example' };
      const feed = (await findFeed(services, 'all'))?.body ?? '';
      const [first = [], ...others] = Object.values(parsers).map((read) => readEvents(feed, read));
      for (const other of others) expect(other).toEqual(first);
      const uids = new Set(first.map(({ uid }) => uid));
      for (const uid of known.keys()) expect(uids).toContain(uid);
      for (const event of first) {
        const before = known.get(event.uid);
        if (before && JSON.stringify(event) !== JSON.stringify(before))
          expect(event.sequence).toBeGreaterThan(before.sequence);
        known.set(event.uid, event);
      }
    }
  });
});
