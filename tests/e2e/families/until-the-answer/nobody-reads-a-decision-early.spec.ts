import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { insertAccount, sessionOf, signInAs } from '#tests/support/clients/account-client.ts';
import { followWithCookies, openByBirthDate } from '#tests/support/clients/family-page.ts';
import { mailsIn } from '#tests/support/readers/captured-mail.ts';
import { mailsAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts, officeDays } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2027';
const ROUNDS = '/api/staff/enrollment-rounds';
const OFFERS = '/api/staff/enrollment-round-offers';
const SUBJECTS = /: (we offer a place|you are on the waiting list|about your application)/;
const NAMES = ['Lubuto', 'Mapalo', 'Nsofu'];

/** What is another at every look, and the count of changes of whatever kind. */
const withoutMoments = (text: string) =>
  text
    .replace(/nonce="[^"]*"/g, '')
    .replace(/name="formTime" value="[^"]*"/g, '')
    .replace(/\.\d{13}\.[\w-]{20,}/g, '')
    .replace(/"version":\d+/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');

/** Where what is read now is another than before: a few words of each place, not whole pages. */
function differencesOf(before: readonly string[], now: readonly string[]): string[] {
  return now.flatMap((text, index) => {
    const was = before[index] ?? '';
    if (text === was) return [];
    let at = 0;
    while (text[at] === was[at]) at += 1;
    return [`${was.slice(at - 60, at + 60)} | ${text.slice(at - 60, at + 60)}`];
  });
}

const DECISIONS = [
  ...['We offer a place', 'You are on the waiting list', 'We could not offer a place'],
  ...['"outcome"', 'enrollment-offered', 'enrollment-waitlisted', 'enrollment-notOffered'],
];

test('nobody reads a decision of a round before its minute at any address, and then each family its own', async ({
  ownSchool: school,
}) => {
  test.slow();
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  const emails = await Promise.all(NAMES.map((name) => insertAccount(rows, name.toLowerCase())));
  const references = await drawnRoundOf(school, staff, rows, {
    round: { places: counts({ grade1: '1' }) },
    children: NAMES.map((name, at) => ({
      name,
      group: (['sibling', 'staff', 'everybody'] as const)[at],
      answers: { parent1Email: emails[at] ?? '' },
    })),
  });
  // What is over of a round stays as it was: at full minutes, as they are typed.
  await rows(
    `update rounds set closes_at = '2026-11-02T06:00:00.000Z', draw_at = '2026-11-03T07:00:00.000Z'`,
  );
  const families = await Promise.all(
    NAMES.map((name, at) => familyOf(school, emails[at] ?? '', references[name] ?? '')),
  );
  const look = async () => {
    const seen = await Promise.all(families.map((family) => family.read()));
    const paths = [`/rounds/${YEAR}`, `/rounds/${YEAR}.json`, `/rounds/${YEAR}.csv`, '/enrollment'];
    const published = await Promise.all(
      paths.map(async (path) => (await fetch(school.address + path)).text()),
    );
    return [...seen, ...published].map(withoutMoments);
  };
  const letters = () =>
    mailsIn(school.dataDir).filter(
      ({ to, subject }) => emails.includes(to) && SUBJECTS.test(subject),
    );
  const before = await look();
  expect(before[0]).toContain('All families get their letter');

  const { round } = await (await staff.get(`${OFFERS}?year=${YEAR}`)).json();
  const prepared = await staff.post(OFFERS, {
    ...{ change: 'prepare', year: YEAR, version: round.version, seen: round.seen },
    ...{ byHand: [], lastToWait: counts({ grade1: '2' }), letters: round.letters },
  });
  expect([prepared.status, await prepared.text()]).toEqual([200, expect.anything()]);
  expect(differencesOf(before, await look())).toEqual([]);
  const copies = async () => (await Promise.all(families.map(({ copy }) => copy()))).join('');
  const copied = await copies();
  for (const told of DECISIONS) expect(copied.includes(told), told).toBe(false);
  // Nor with the link of the mail that waits, if somebody had it.
  const [waiting] = await mailsAtDesk(school, references.Lubuto ?? '', 'we offer a place');
  const link = /https?:\S+\/offer\?token=\S+/.exec(waiting?.text ?? '')?.[0] ?? '';
  const offer = link.replace(/^https?:\/\/[^/]+/, school.address);
  expect(link).not.toBe('');
  const openedOffer = async () => {
    const page = await followWithCookies(
      school.address,
      await fetch(offer, { redirect: 'manual' }),
    );
    return (await page.text()).includes('Please answer by');
  };
  expect(await openedOffer()).toBe(false);

  // The release moves: every family reads of it in one letter, and nobody more than the others.
  const atDesk = (await (await staff.get(`${ROUNDS}?year=${YEAR}`)).json()).round;
  const moved = await staff.post(ROUNDS, {
    ...{ change: 'move', year: YEAR, version: atDesk.version, because: 'There was no power' },
    ...{ closesOn: '2026-11-02', closesTime: '8:00 AM', drawOn: '2026-11-03' },
    ...{ drawTime: '9:00 AM', releaseOn: officeDays().later, releaseTime: '8:00 AM' },
  });
  expect([moved.status, await moved.text()]).toEqual([200, expect.anything()]);
  const afterMove = (await look()).join('') + (await copies());
  for (const told of DECISIONS) expect(afterMove.includes(told), told).toBe(false);
  expect(letters()).toEqual([]);

  // The minute has come.
  const now = new Date().toISOString();
  const at = (await (await staff.get(`${OFFERS}?year=${YEAR}`)).json()).round.releaseAt;
  for (const statement of [
    `update rounds set release_at = '${now}'`,
    `update case_statuses set tell_at = '${now}' where tell_at = '${at}'`,
    `update outgoing_mails set due_at = '${now}' where due_at = '${at}'`,
  ])
    await rows(statement);
  await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(3);
  expect(new Set(letters().map(({ to }) => to))).toEqual(new Set(emails));
  const [placed, waits, none] = await look();
  expect(placed).toContain('We offer a place');
  expect(waits).toContain('You are on the waiting list');
  expect(none).toContain('We could not offer a place');
  expect(await openedOffer()).toBe(true);
});

/** A guardian with an account that follows the child, and with the page that a birth date opens. */
async function familyOf(school: RunningSchool, email: string, reference: string) {
  const { access_token: token } = await sessionOf(await signInAs(school, email));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const code = await newAccessCode(async (statement) => changeRows(school, statement), reference);
  const linked = await fetch(`${school.address}/api/portal/links`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ code }) },
  });
  expect([linked.status, await linked.text()]).toEqual([200, expect.anything()]);
  const ask = async (path: string) =>
    (await fetch(`${school.address}/api/portal/applications${path}`, { headers })).text();
  return {
    async read(): Promise<string> {
      const { studentDOB } = sampleAnswers;
      const page = await openByBirthDate(school.address, { reference, studentDOB });
      const portal = [await ask(''), await ask(`/${reference}`)];
      return [...portal, await page.text()].join('\n');
    },
    /** Counts the copies themselves too, so it is another each time. */
    copy: () => ask(`/${reference}/copy`),
  };
}
