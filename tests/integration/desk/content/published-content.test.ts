import { describe, expect, test } from 'vitest';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import {
  CONTENT_API,
  type EditedSchool,
  editedSchoolOn,
} from '#tests/support/clients/edited-school.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { isMissing, storeKinds } from '#tests/support/databases/school-database.ts';
import { runSchool } from '#tests/support/running-school.ts';

const SCRIPT = '<script>alert("sports")</script>';
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 };

const sportsDay = {
  title: 'Sports Day',
  category: 'Sports',
  startsOn: '2026-06-12',
  time: '8:00 AM-12:00 PM',
  location: 'School grounds, Ten Miles',
  description: 'Families are welcome at the finish line.',
};

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`content published at the desk on ${kind}`, () => {
    let opened: EditedSchool;
    editedSchoolOn(kind, (school) => {
      opened = school;
    });
    const publish = async (part: string, value: object) =>
      opened.editor.post(`${CONTENT_API}/${part}`, {
        change: 'publish',
        version: (await opened.partOf(part)).version,
        value,
      });
    const pageOf = async (path: string, address = opened.school.address) =>
      (await fetch(`${address}${path}`)).text();

    test('whoever is no editor finds nothing', async () => {
      const strangers = [
        await openStaffAccount(opened.school, opened.database.rows, 'admissions'),
        await openStaffAccount(opened.school, opened.database.rows, 'recruitment'),
        await openStaffAccount(opened.school, opened.database.rows),
      ];
      const change = { change: 'publish', version: 0, value: { items: [] } };
      for (const path of [CONTENT_API, `${CONTENT_API}/events`]) {
        expect((await fetch(`${opened.school.address}${path}`)).status).toBe(401);
        for (const stranger of strangers) expect((await stranger.get(path)).status).toBe(404);
      }
      for (const stranger of strangers)
        expect((await stranger.post(`${CONTENT_API}/events`, change)).status).toBe(404);
      for (const part of ['privacy', 'constructor', '__proto__', 'home.news'])
        expect((await opened.editor.get(`${CONTENT_API}/${part}`)).status).toBe(404);
    });

    test('an event is on the page that was kept, within a second', async () => {
      await expect.poll(() => pageOf('/events'), WITHIN_A_SECOND).not.toContain('Sports Day');
      const answer = await publish('events', { items: [{ ...sportsDay, description: SCRIPT }] });
      expect(answer.status).toBe(200);
      const page = await pageOf('/events');
      expect(page).toContain('Sports Day');
      expect(page).not.toContain(SCRIPT);
      const { version, versions } = await opened.partOf('events');
      expect(versions[0]).toMatchObject({ number: version, staffEmail: opened.editor.email });
      const [act] = await opened.database.rows(
        `select act, detail from audit_records where about = 'content events' order by at desc`,
      );
      expect(act).toEqual({ act: 'published', detail: `version ${version}` });
      const { parts } = await (await opened.editor.get(CONTENT_API)).json();
      expect(parts[1]).toMatchObject({ name: 'events', last: { staffEmail: opened.editor.email } });
    });

    test('a closed day is no day that does not exist, nor a year long', async () => {
      for (const value of [
        { items: [{ startsOn: '2026-02-30' }] },
        { items: [{ startsOn: '2026-03-02', endsOn: '2026-03-01' }] },
        { items: [{ startsOn: '2026-03-02', endsOn: '2028-03-01' }] },
        { items: [{ startsOn: '2026-03-02', reason: 'x'.repeat(141) }] },
        { items: [{ reason: 'Rain' }] },
      ]) {
        expect((await publish('closures', value)).status).toBe(422);
      }
    });

    test('the days to answer an offer are a number of days', async () => {
      for (const offerSchoolDays of [0, 91, 2.5, '10', null]) {
        expect((await publish('offers', { offerSchoolDays })).status).toBe(422);
      }
      expect((await publish('offers', { offerSchoolDays: 10 })).status).toBe(200);
      expect((await opened.partOf('offers')).value).toEqual({ offerSchoolDays: 10 });
    });

    test('half a day is refused at that day', async () => {
      const dates = (await opened.partOf('dates')).value as { terms: object[]; breaks: object[] };
      const half = { startsOn: '2026-0', endsOn: '2026-03-01' };
      const halfDays = [
        ['dates', 'terms.0', { ...dates, terms: [{ ...dates.terms[0], ...half }] }],
        ['dates', 'breaks.0', { ...dates, breaks: [{ ...dates.breaks[0], ...half }] }],
        ['closures', 'items.0', { items: [half] }],
        ['events', 'items.0', { items: [{ ...sportsDay, ...half }] }],
      ] as const;
      for (const [part, entry, value] of halfDays) {
        const answer = await publish(part, value);
        expect([part, answer.status]).toEqual([part, 422]);
        const message = 'must be a real day written as YYYY-MM-DD';
        const first = { field: `value.${entry}.startsOn`, message };
        expect((await answer.json()).errors[0]).toEqual(first);
      }
    });

    test('an event that ends before it starts is refused, and nothing else is taken', async () => {
      const answer = await publish('events', { items: [{ ...sportsDay, endsOn: '2026-06-11' }] });
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toEqual([
        { field: 'value.items.0.endsOn', message: 'must not be before the first day' },
      ]);
      for (const value of [
        { items: [{ ...sportsDay, startsOn: '2026-02-30' }] },
        { items: [{ ...sportsDay, title: ' ' }] },
        { items: [{ ...sportsDay, onclick: 'x' }] },
        { items: 'all' },
        [],
      ]) {
        expect((await publish('events', value)).status).toBe(422);
      }
    });

    test('who edits what a colleague has published meanwhile is told', async () => {
      const { version, value } = await opened.partOf('office');
      const change = { change: 'publish', version, value };
      expect((await opened.editor.post(`${CONTENT_API}/office`, change)).status).toBe(200);
      const answer = await opened.editor.post(`${CONTENT_API}/office`, change);
      expect(answer.status).toBe(409);
      expect((await answer.json()).detail).toContain(`: version ${version + 1}.`);
      const atOnce = await Promise.all(
        [1, 2, 3].map(() =>
          opened.editor.post(`${CONTENT_API}/office`, { ...change, version: version + 1 }),
        ),
      );
      expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    test('structured data follow, and a cancelled event says so', async () => {
      // Far enough ahead for the structured data whenever this runs, so the calendar's year moves with it.
      const { value: dates } = (await opened.partOf('dates')) as { value: object } & PartToEdit;
      const year = new Date().getFullYear() + 1;
      expect(
        (await publish('dates', { ...dates, years: [{ year, state: 'published' }] })).status,
      ).toBe(200);
      const event = { ...sportsDay, startsOn: `${year}-01-02`, isCancelled: true };
      expect((await publish('events', { items: [event] })).status).toBe(200);
      const page = await pageOf('/events');
      expect(page).toContain('https://schema.org/EventCancelled');
      expect(page).toContain('<span>Cancelled</span>');
      const { version } = await opened.partOf('dates');
      const restored = await opened.editor.post(`${CONTENT_API}/dates`, {
        change: 'restore',
        version,
        to: 0,
      });
      expect(restored.status).toBe(200);
      expect((await opened.partOf('dates')).value).toEqual(dates);
    });

    test('the description of a page and the openings for search engines follow', async () => {
      const { value } = await opened.partOf('openings');
      const { items } = value as { items: object[] };
      const [first, ...others] = items;
      const closed = { ...first, title: 'Teacher of Songs', closesOn: '2099-01-01' };
      expect((await publish('openings', { items: [closed, ...others] })).status).toBe(200);
      const page = await pageOf('/careers');
      expect(page).toContain('"validThrough":"2099-01-01');
      expect(page).toContain('Teacher of Songs');
      expect(await pageOf('/sitemap.xml')).toContain('/careers</loc>');
    });

    test('an earlier version comes back as a new one', async () => {
      const before = await opened.partOf('faq');
      const { items } = before.value as { items: { question: string }[] };
      const changed = items.map((item, index) =>
        index === 0 ? { ...item, question: 'May I ask?', answer: ['Call {phone}.'] } : item,
      );
      expect((await publish('faq', { items: changed })).status).toBe(200);
      expect(await pageOf('/faq')).toContain(
        'Call <a href="tel:+260211000000">+260 211 000 000</a>.',
      );
      const unknownFact = changed.map((item) => ({ ...item, answer: ['{fone}'] }));
      expect((await publish('faq', { items: unknownFact })).status).toBe(422);
      const restore = (version: number, to: number) =>
        opened.editor.post(`${CONTENT_API}/faq`, { change: 'restore', version, to });
      expect((await restore(before.version + 1, 0)).status).toBe(200);
      expect(await pageOf('/faq')).not.toContain('May I ask?');
      expect((await restore(before.version + 2, before.version + 1)).status).toBe(200);
      expect(await pageOf('/faq')).toContain('May I ask?');
      expect((await restore(before.version + 3, 99)).status).toBe(404);
      const { versions } = await opened.partOf('faq');
      expect(versions.slice(0, 3).map(({ restoredFrom }) => restoredFrom)).toEqual([
        before.version + 1,
        0,
        null,
      ]);
    });

    // SQLite belongs to one process.
    if (kind === 'PostgreSQL') {
      test('another process follows within a second', async () => {
        const second = await runSchool({ ...opened.database.settings, LOG_LEVEL: 'warn' });
        try {
          await pageOf('/', second.address);
          const { value } = await opened.partOf('news');
          const { items } = value as { items: { title: string }[] };
          const news = [{ ...items[0], title: 'A second door opens' }, ...items.slice(1)];
          expect((await publish('news', { items: news })).status).toBe(200);
          expect(await pageOf('/')).toContain('A second door opens');
          await expect
            .poll(() => pageOf('/', second.address), WITHIN_A_SECOND)
            .toContain('A second door opens');
          const today = dayInLusaka(new Date());
          await publish('closures', { items: [{ id: 'water', startsOn: today }] });
          for (const path of ['/', '/about', '/enrollment', '/events']) {
            await expect
              .poll(() => pageOf(path, second.address), WITHIN_A_SECOND)
              .toContain('aria-label="Urgent"');
          }
        } finally {
          await second.remove();
        }
      });
    }

    test('a restart keeps what was published; a version that does not fit stops nothing', async () => {
      expect((await publish('events', { items: [sportsDay] })).status).toBe(200);
      const { version } = await opened.partOf('events');
      for (const [number, value] of ['{"items":[{"title":"Half', '{"items":[{}]}'].entries()) {
        await opened.database.rows(
          `insert into content_versions (id, part, number, value, published_at, staff_email)
           values ('broken-${number}', 'events', ${version + 1 + number}, '${value}', '2026-01-01T00:00:00.000Z', '')`,
        );
      }
      await opened.startAgain();
      expect(await pageOf('/events')).toContain('Sports Day');
      expect(opened.school.output()).toContain('published content does not fit');
      expect((await publish('events', { items: [] })).status).toBe(200);
      expect(await pageOf('/events')).not.toContain('Sports Day');
    });
  });
}
