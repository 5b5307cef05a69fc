import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { reviseEvents } from '#features/calendar/feed/revisions.server.ts';
import { publishedEvents } from '#features/calendar/published-events.ts';
import { eventsOfYear } from '#features/calendar/school-year.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const read = Object.values(parsers)[0] ?? (() => []);

describe('the calendar over HTTP', () => {
  let school: RunningSchool;
  beforeAll(async () => {
    school = await runSchool({ LOG_LEVEL: 'warn' });
  });
  afterAll(() => school.remove());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(school.address + path, { headers });

  test('is the year of the page, for calendars and not for search engines', async () => {
    const answer = await get('/calendar.ics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    const events = eventsOfYear(fixtureContent);
    expect(read(await answer.text())).toHaveLength(events.length);
  });

  test('is not sent again to those who have it', async () => {
    const first = await get('/calendar.ics');
    const etag = first.headers.get('ETag') ?? '';
    const body = await first.text();
    expect((await get('/calendar.ics', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/calendar.ics', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
    const other = await get('/calendar.ics', { 'If-None-Match': '"other"' });
    expect(await other.text()).toBe(body);
  });

  test('can be had by kind, and every event is in one of them', async () => {
    const titles = async (path: string) =>
      read(await (await get(path)).text()).map(({ title }) => title);
    const kinds = [
      ...(await titles('/calendar/terms.ics')),
      ...(await titles('/calendar/events.ics')),
      ...(await titles('/calendar/meetings.ics')),
    ];
    expect(kinds.sort()).toEqual((await titles('/calendar.ics')).sort());
    expect(new Set(await titles('/calendar/meetings.ics'))).toEqual(
      new Set(['PTA Meeting', 'School Advisory Council']),
    );
  });

  test('gives one event by itself, and nothing for one that is not there', async () => {
    const one = read(await (await get('/calendar/pta-2026-01.ics')).text());
    expect(one).toMatchObject([{ title: 'PTA Meeting', startsAt: '2026-01-13T17:00:00Z' }]);
    for (const path of ['/calendar/pta-1999-01.ics', '/calendar/pta-2026-01', '/calendar/A.ics']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe.each(presentStoreKinds())('the revisions, on %s', (kind) => {
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

  test('count and date what changed, and only that; two processes at once count once', async () => {
    const events = eventsOfYear(fixtureContent);
    const at = (now: string, changed = events) =>
      reviseEvents({ store, clock: { now: () => new Date(now) } }, { events: changed, year: 2026 });
    const first = await at('2026-01-01T00:00:00.000Z');
    expect(new Set([...first.values()].map(({ sequence }) => sequence))).toEqual(new Set([0]));

    const change = (what: object) =>
      events.map((event) => (event.id === 'pta-2026-03' ? { ...event, ...what } : event));
    const moved = { startsOn: '2026-03-11', endsOn: '2026-03-11' };
    const [second] = await Promise.all(
      [1, 2].map(() => at('2026-02-01T00:00:00.000Z', change(moved))),
    );
    const february = '2026-02-01T00:00:00.000Z';
    expect(second?.get('pta-2026-03')).toEqual({
      ...{ sequence: 1, modifiedAt: february, withdrawn: undefined },
      moved: { at: february, from: { startsOn: '2026-03-10', time: '7:00 PM' } },
    });
    expect(second?.get('pta-2026-04')).toEqual(first.get('pta-2026-04'));

    const third = await at('2026-02-09T00:00:00.000Z', change({ ...moved, title: 'New words' }));
    expect(third.get('pta-2026-03')).toEqual({
      ...second?.get('pta-2026-03'),
      ...{ sequence: 2, modifiedAt: '2026-02-09T00:00:00.000Z' },
    });
  });

  test('remember what was taken away before its day, and go on counting when it is back', async () => {
    const events = publishedEvents(fixtureContent).map((event) => ({
      ...event,
      id: `withdrawn-${event.id}`,
    }));
    const at = (now: string, some = events, year = 2026) =>
      reviseEvents({ store, clock: { now: () => new Date(now) } }, { events: some, year });
    const without = (...ids: string[]) => events.filter(({ id }) => !ids.includes(id));
    const [past, coming] = ['withdrawn-pta-2026-02', 'withdrawn-pta-2026-12'];
    await at('2026-03-01T00:00:00.000Z');
    const april = '2026-04-01T00:00:00.000Z';
    const [taken] = await Promise.all([1, 2].map(() => at(april, without(past, coming))));
    expect(taken?.get(past)).toMatchObject({ sequence: 0, withdrawn: undefined });
    expect(taken?.get(coming)).toMatchObject({
      ...{ sequence: 1, modifiedAt: april },
      withdrawn: { at: april, event: { title: 'PTA Meeting', startsOn: '2026-12-08' } },
    });
    const back = await at('2026-04-02T00:00:00.000Z');
    expect(back.get(coming)).toMatchObject({ sequence: 2, withdrawn: undefined, moved: undefined });
    const nextYear = await at('2026-11-21T00:00:00.000Z', [], 2027);
    expect(nextYear.get(coming)).toMatchObject({ sequence: 2, withdrawn: undefined });
  });
});

test('a calendar that can not be made is a 503, never an empty one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  const school = await runSchool({ LOG_LEVEL: 'fatal' }, folder);
  try {
    const database = new DatabaseSync(join(folder, 'school.db'), { timeout: 5000 });
    database.exec('alter table calendar_revisions rename to elsewhere');
    const broken = await fetch(`${school.address}/calendar.ics`);
    expect(broken.status).toBe(503);
    expect(broken.headers.get('Retry-After')).toBeTruthy();
    database.exec('alter table elsewhere rename to calendar_revisions');
    database.close();
    const mended = await fetch(`${school.address}/calendar.ics`);
    expect(mended.status).toBe(200);
    expect(await mended.text()).toContain('BEGIN:VEVENT');
  } finally {
    await school.remove();
  }
});

test('the page says for two weeks that an event was moved', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  const first = await runSchool({ LOG_LEVEL: 'warn' }, folder);
  const before = await (await fetch(`${first.address}/events`)).text();
  expect(before).not.toContain('<span>Changed</span>');
  await first.stop();
  const database = new DatabaseSync(join(folder, 'school.db'));
  const coming = 'update calendar_revisions set moved_at = ?';
  database.prepare(coming).run(new Date().toISOString());
  database.close();
  const second = await runSchool({ LOG_LEVEL: 'warn' }, folder);
  try {
    const page = await (await fetch(`${second.address}/events`)).text();
    const ahead = eventsOfYear(fixtureContent).some(
      ({ startsOn }) => startsOn > new Date().toISOString().slice(0, 10),
    );
    expect(page.includes('<span>Changed</span>')).toBe(ahead);
  } finally {
    await second.remove();
  }
});
