import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts, openRound } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const DAY_MS = 86_400_000;
const YEAR = '2027';
const OPEN_YEAR = '2028';
const OFFERS = '/api/staff/enrollment-round-offers';
const ERASING = '/api/staff/held-erasing';
const LETTERS = `kind in ('enrollment-offered', 'enrollment-waitlisted')`;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe.each(presentStoreKinds())('a round while the clock is wrong, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let references: Record<string, string>;
  const rows = (statement: string) => database.rows(statement);
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await runSchool(database.settings, database.dataDir);
    await isRead();
    const office = await openStaffAccount(school, rows, 'admissions');
    references = await drawnRoundOf(school, office, rows, {
      round: { places: counts({ grade1: '1' }) },
      children: [
        { name: 'Lubuto', group: 'sibling' },
        { name: 'Mapalo', group: 'everybody' },
      ],
    });
    const { round } = await (await office.get(`${OFFERS}?year=${YEAR}`)).json();
    const prepared = await office.post(OFFERS, {
      ...{ change: 'prepare', year: YEAR, version: round.version, seen: round.seen },
      ...{ byHand: [], lastToWait: counts({ grade1: '2' }), letters: round.letters },
    });
    expect([prepared.status, await prepared.text()]).toEqual([200, expect.anything()]);
    await openRound(office, rows, OPEN_YEAR);
    await sendApplication(school.address, { enrollmentYear: OPEN_YEAR, gradeLevel: 'grade1' });
  }, 120_000);
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const isRead = () =>
    vi.waitFor(async () =>
      expect(await rows('select read_at from clock_readings')).toHaveLength(1),
    );
  async function start(days: number) {
    await school.stop();
    school = await runSchoolAt(inDays(days).toISOString(), database.settings, database.dataDir);
    // The sender has looked at the outbox, and the rounds at their days.
    await new Promise((resolve) => setTimeout(resolve, 6000));
  }
  const page = async (name: string) => {
    const known = {
      reference: references[name] ?? '',
      studentDOB: sampleAnswers.studentDOB,
    };
    return (await openByBirthDate(school.address, known)).text();
  };
  const published = async (year: string) =>
    (await fetch(`${school.address}/rounds/${year}.json`)).json();
  const letters = (status: string) =>
    rows(`select about from outgoing_mails where ${LETTERS} and status = '${status}'`);
  async function nothingIsTold() {
    expect(await page('Lubuto')).toContain('All families get their letter');
    expect(await page('Lubuto')).not.toContain('We offer a place');
    expect(await page('Mapalo')).not.toContain('You are on the waiting list');
    expect(await letters('sent')).toEqual([]);
    expect(await letters('waiting')).toHaveLength(2);
    const [open] = await rows(`select frozen_at from rounds where year = '${OPEN_YEAR}'`);
    expect(open).toEqual({ frozen_at: null });
    expect((await published(OPEN_YEAR)).listSeal ?? '').toBe('');
    expect((await fetch(`${school.address}/enrollment`)).status).toBe(200);
  }

  test('ahead tells, sends and closes nothing', async () => {
    await start(800);
    await nothingIsTold();
    const office = await openStaffAccount(school, rows, 'admissions');
    const { lines } = await (await office.get('/api/staff/today')).json();
    expect(lines).toContainEqual({
      words: expect.stringContaining(`The round for ${YEAR} stands still until an administrator`),
      to: `/staff/enrollment-applications/round?year=${YEAR}`,
    });
    const state = await (await office.get(`${OFFERS}?year=${YEAR}`)).json();
    expect(state.round.isReleased).toBe(false);
    const told = await (await office.get('/api/staff/enrollment-applications?waits=call')).json();
    expect(JSON.stringify(told)).not.toContain(references.Lubuto);
  });

  test('behind the same, and also where it went back by less than a leap', async () => {
    await start(-800);
    await nothingIsTold();
    await start(-2);
    await nothingIsTold();
  });

  test('and once somebody says that the date is right, everything at once, each once', async () => {
    await start(20);
    await nothingIsTold();
    const administrator = await openStaffAccount(school, rows, 'administrator');
    const goOn = { change: 'goOn', day: dayInLusaka(inDays(20)), records: 0 };
    expect((await administrator.post(ERASING, goOn)).status).toBe(200);
    expect(await page('Lubuto')).toContain('We offer a place');
    expect(await page('Mapalo')).toContain('You are on the waiting list');
    await vi.waitFor(async () => {
      expect(await letters('sent')).toHaveLength(2);
      const [open] = await rows(`select frozen_at from rounds where year = '${OPEN_YEAR}'`);
      expect(open?.frozen_at).not.toBeNull();
    }, 30_000);
    await start(20);
    expect(await letters('sent')).toHaveLength(2);
    expect(await letters('waiting')).toEqual([]);
  });
});
