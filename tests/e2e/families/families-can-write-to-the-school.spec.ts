import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { untilQueueIsLoaded } from '#tests/support/readers/delivery-queue.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** The search finds what holds these words anywhere. */
async function bySubject(school: RunningSchool, subject: string) {
  const found = await listedAtDesk(school, 'messages', subject);
  return found.filter((row) => row.subject === subject);
}

/** The footer has an email address of its own. */
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

async function write(page: Page, subject: string) {
  await field(page, 'Full Name').fill('Mwansa Ng’andu');
  await field(page, 'Email Address').fill('mwansa@example.com');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('May we come on Friday?');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

const listOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ten-miles.contact-messages') ?? '[]'));

test('a message is sent, kept in the device’s list and stored by the school', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'A visit');
  await send(page);
  const notice = page.getByRole('status');
  await expect(notice.getByText('Message Sent!')).toBeVisible();
  await expect(
    notice.getByText('Thank you for contacting us. We will get back to you soon.'),
  ).toBeVisible();
  await expect(page.getByText(/CM-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeInViewport();
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
  const [row] = await bySubject(school, 'A visit');
  const reference = String(row?.reference);
  expect(await recordAtDesk(school, 'messages', reference)).toMatchObject({
    ...{ name: 'Mwansa Ng’andu', message: 'May we come on Friday?' },
  });
  expect(await listOf(page)).toMatchObject([
    {
      name: 'Mwansa Ng’andu',
      email: 'mwansa@example.com',
      subject: 'A visit',
      message: 'May we come on Friday?',
      submissionDate: expect.stringMatching(/Z$/),
      delivery: { hasReachedSchool: true, reference },
    },
  ]);
});

test('while it is sent the button keeps the focus, and a second press sends nothing', async ({
  page,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'A slow line');
  const { sent, letGo } = await holdRequests(page, '**/api/contact-messages');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page, 'Subject').press('Enter');
  letGo();
  await expect(page.getByText(/CM-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an empty field is named, nothing is stored, and what was typed stays', async ({
  page,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await field(page, 'Message').fill('May we come on Friday?');
  await send(page);
  const notice = page.getByRole('alert');
  await expect(notice.getByText('Error', { exact: true })).toBeVisible();
  await expect(notice.getByText('Please fill in all fields.')).toBeVisible();
  await expect(page.locator('.summary')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact/);
  await page.getByRole('link', { name: 'Enter a subject' }).click();
  await expect(field(page, 'Subject')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('May we come on Friday?');
  expect(await listOf(page)).toEqual([]);
});

test('when the school cannot be reached the page says so, and the message goes out later, once', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'From the bus');
  await untilQueueIsLoaded(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('We could not reach the school.')).toBeVisible();
  await expect(page.getByText('One message is saved on this device')).toBeInViewport();
  expect(await bySubject(school, 'From the bus')).toHaveLength(0);

  await context.setOffline(false);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText('One message is saved on this device')).toBeHidden();
  expect(await bySubject(school, 'From the bus')).toHaveLength(1);
});

test('what sends the message is asked for again when it did not arrive', async ({
  page,
  school,
  hydrated,
}) => {
  await page.clock.install();
  await page.route('**/api/contact-messages', (route) => route.abort('connectionreset'));
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'From a line that comes and goes');
  await send(page);
  await expect(page.getByText('We could not reach the school.')).toBeVisible();

  let lost = 0;
  await page.route(/\/islands\/(?!page-)[^/]*\.js$/, (route) => {
    lost++;
    return route.abort('connectionreset');
  });
  await page.goto('/about');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await bySubject(school, 'From a line that comes and goes')).toHaveLength(1);
});

test('what waited is sent at the next visit, from any page', async ({ page, school, hydrated }) => {
  await page.route('**/api/contact-messages', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'Answer lost');
  await send(page);
  await expect(page.getByText('One message is saved on this device')).toBeVisible();
  // Away from the form, which would try again by itself as soon as it may.
  await page.goto('about:blank');
  await page.unroute('**/api/contact-messages');
  await page.goto('/');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await bySubject(school, 'Answer lost')).toHaveLength(1);
});

test('a doubtful email address is asked about and then taken', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'No email');
  await field(page, 'Email Address').fill('097 000 0000');
  await send(page);
  await expect(page.getByRole('main').getByText('Is your email address complete?')).toBeVisible();
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await bySubject(school, 'No email')).toHaveLength(1);
});

test('a link can bring the subject along', async ({ page }) => {
  await page.goto('/contact?subject=Lunch%20account');
  await expect(field(page, 'Subject')).toHaveValue('Lunch account');
});

test('both readings of the school day and the way to the school are there', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('8:00 AM-3:30 PM')).toBeVisible();
  await expect(page.getByRole('main').getByText('8:00 AM-3:00 PM')).toBeVisible();
  await expect(page.getByRole('main').getByText('Plot 10, Great North Road').first()).toBeVisible();
  for (const name of ['Directions on OpenStreetMap', 'Directions on Google Maps']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /-15\.2913/);
  }
});

test('the live map is loaded only when it is asked for, and only this page may hold it', async ({
  page,
  hydrated,
}) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' });
  });
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).not.toContain('openstreetmap');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await hydrated(page);
  expect(asked).toEqual([]);
  await field(page, 'Message').fill('Half a thought');
  await page.getByRole('button', { name: 'Show the live map' }).click();
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  expect(asked[0]).toMatch(/bbox=.+&layer=mapnik&marker=-15\.2913%2C28\.2531/);
  await expect(field(page, 'Message')).toHaveValue('Half a thought');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by the server, keeps what was typed and ends the same', async ({
    page,
    school,
  }) => {
    await page.goto('/contact');
    await takeOnesTime(page);
    await write(page, '');
    await send(page);
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enter a subject' })).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('May we come on Friday?');
    await field(page, 'Subject').fill('By hand');
    await send(page);
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText(/CM-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    expect(await bySubject(school, 'By hand')).toHaveLength(1);
  });

  test('the live map comes with the page that is asked for', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
    );
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the live map' }).click();
    await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  });
});

test.describe('for everybody', () => {
  test('everyone can use the page, before and after a mistake', async ({
    page,
    context,
    hydrated,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await write(page, 'Waiting');
    await untilQueueIsLoaded(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText('One message is saved on this device')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});

test('while it is sent nothing can be added, and the focus stays', async ({ page, hydrated }) => {
  const { letGo } = await holdRequests(page, '**/api/contact-messages');
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'Bus');
  await field(page, 'Subject').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(field(page, 'Subject')).toBeFocused();
  await field(page, 'Message').press('End');
  await page.keyboard.type(' And I forgot: she is ill');
  await expect(field(page, 'Message')).toHaveValue('May we come on Friday?');
  await expectAccessibleAtEachWidth(page);
  letGo();
  await expect(page.getByText('Your message has reached the school.')).toBeVisible();
  await field(page, 'Message').fill('She is ill');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Message')).toHaveValue('She is ill');
});

test('two tabs of the form keep each other’s words; what one has sent is gone from the other', async ({
  page,
  context,
  hydrated,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/contact');
    await hydrated(tab);
  }
  await field(page, 'Message').fill('May we come on Friday?');
  await expect(field(other, 'Message')).toHaveValue('May we come on Friday?');
  await write(other, 'Two tabs');
  await expect(field(page, 'Subject')).toHaveValue('Two tabs');
  await send(other);
  await expect(other.getByText('Your message has reached the school.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Subject')).toHaveValue('');
});
