import { expectAccessible } from '#tests/support/accessibility.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const API = '/api/staff/content/dates';
const terms2027 = [
  { id: 'term-1-2027', name: 'Term 1', startsOn: '2027-01-11', endsOn: '2027-04-09' },
  { id: 'term-2-2027', name: 'Term 2', startsOn: '2027-05-04', endsOn: '2027-08-06' },
];

test('the next year is a draft, then provisional, then published, and turns by itself', async ({
  page,
}) => {
  let school = await runSchoolAt('2026-12-31T12:00:00+02:00');
  const editor = await openStaffAccount(school, (sql) => changeRows(school, sql), 'editor');
  const publish = async (state: string) => {
    const { value, version } = await (await editor.get(API)).json();
    const terms = [
      ...value.terms.filter((term: { startsOn: string }) => term.startsOn < '2027'),
      ...terms2027,
    ];
    const years = [
      { year: 2026, state: 'published' },
      { year: 2027, state },
    ];
    const changed = { ...value, terms, years };
    const answer = await editor.post(API, { change: 'publish', version, value: changed });
    expect(answer.status).toBe(200);
  };
  const inFeed = async () => {
    const feed = await (await fetch(`${school.address}/calendar.ics`)).text();
    const [read] = Object.values(parsers);
    const found = read?.(feed).find(({ uid }) => uid.startsWith('term-1-begins-2027@'));
    const part = feed.split('BEGIN:VEVENT').find((one) => one.includes('term-1-begins-2027@'));
    return found && { status: found.status, sequence: /SEQUENCE:(\d+)/.exec(part ?? '')?.[1] };
  };
  const statusOf = async (path: string) => (await fetch(school.address + path)).status;
  const siteMap = async () => (await fetch(`${school.address}/sitemap.xml`)).text();
  const next = page.getByRole('link', { name: /^School year 2027/ });

  try {
    await page.goto(`${school.address}/events`);
    await expect(page.getByText('The dates of 2027 are not published yet.')).toBeVisible();

    await publish('draft');
    await page.reload();
    await expect(next).toHaveCount(0);
    expect(await statusOf('/events/2027')).toBe(404);
    expect(await statusOf('/calendar/2027.pdf')).toBe(404);
    expect(await inFeed()).toBeUndefined();
    expect(await siteMap()).not.toContain('/events/2027');

    await publish('provisional');
    await page.reload();
    await expect(page.getByText('are not published yet')).toHaveCount(0);
    const first = page.getByRole('link', { name: 'Term 1 Begins', exact: true });
    await expect(first).toHaveAttribute('href', '/events/2027#january');
    expect(await siteMap()).toContain(`${school.address}/events/2027</loc>`);
    await page.getByText('Download Full Calendar').click();
    const sheet = page.getByRole('link', { name: 'The year 2027 on one page (PDF, A4)' });
    await expect(sheet).toHaveAttribute('href', '/calendar/2027.pdf');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events and Calendar 2027');
    await expect(page.getByText('The dates of 2027 are not certain yet.')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Term 1 Begins' });
    await expect(card).toContainText('Monday, January 11, 2027');
    await expect(card).toContainText('may still change');
    await expectAccessible(page);
    expect(await statusOf('/calendar/2027.pdf')).toBe(200);
    expect(await statusOf('/calendar/term-2-2027.pdf')).toBe(200);
    expect(await inFeed()).toEqual({ status: 'TENTATIVE', sequence: '0' });

    await publish('published');
    await page.reload();
    await expect(card).not.toContainText('may still change');
    expect(await inFeed()).toEqual({ status: 'CONFIRMED', sequence: '1' });

    await school.stop();
    school = await runSchoolAt('2027-01-01T00:30:00+02:00', {}, school.dataDir);
    await page.goto(`${school.address}/events`);
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    expect(await inFeed()).toEqual({ status: 'CONFIRMED', sequence: '1' });
    await page.getByRole('link', { name: 'School year 2026' }).click();
    await expect(page.getByRole('heading', { name: 'January 2026' })).toBeVisible();
    await expect(page.getByText('Grand Opening and First Day of School').first()).toBeVisible();
    expect(await statusOf('/calendar/2026.pdf')).toBe(200);
  } finally {
    await school.remove();
  }
});
