import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { untilLoaded } from '#tests/support/keeping/until-loaded.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const byEmail = (school: RunningSchool, email: string) =>
  listedAtDesk(school, 'subscribers', email);

for (const [place, region] of [
  ['on the home page', 'main'],
  ['in the footer', 'contentinfo'],
] as const) {
  test(`${place}: the address is stored as unconfirmed and the field is emptied`, async ({
    page,
    school,
    hydrated,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const email = `${region}@example.com`;
    const part = page.getByRole(region);
    await part.getByLabel('Email address').fill(email);
    await part.getByRole('button', { name: 'Subscribe' }).click();
    const notice = page.getByRole('status');
    await expect(notice.getByText('Success!')).toBeVisible();
    await expect(notice.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
    await expect(part.getByLabel('Email address')).toHaveValue('');
    await expect(part.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await expect(part.getByText('It says how you get the newsletter.')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(notice.getByText('Success!')).toBeHidden();
    await expect(part.getByText('It says how you get the newsletter.')).toBeVisible();
    await expectAccessible(page);
    expect(await byEmail(school, email)).toMatchObject([{ email, confirmedAt: null }]);
  });
}

test('an empty address is refused and the cursor stands in the field', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
  const part = page.getByRole('contentinfo');
  await part.getByRole('button', { name: 'Subscribe' }).click();
  const notice = page.getByRole('alert');
  await expect(notice.getByText('Error', { exact: true })).toBeVisible();
  await expect(notice.getByText('Please enter your email address.')).toBeVisible();
  await expect(part.getByLabel('Email address')).toBeFocused();
});

test('a doubtful address is asked about once, and taken as it is when Subscribe is pressed again', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const part = page.getByRole('contentinfo');
  const subscribe = part.getByRole('button', { name: 'Subscribe' });
  await part.getByLabel('Email address').fill('grandmother@mail');
  await subscribe.click();
  await expect(part.getByText('Is your email address complete?')).toBeVisible();
  await expect(part.getByLabel('Email address')).toHaveValue('grandmother@mail');
  expect(await byEmail(school, 'grandmother@mail')).toEqual([]);
  await expectAccessible(page);
  await subscribe.click();
  await expect(part.getByText('It says how you get the newsletter.')).toBeVisible();
  await expect(part.getByText('Is your email address complete?')).toBeHidden();
  expect(await byEmail(school, 'grandmother@mail')).toHaveLength(1);
});

test('when the school cannot be reached the address waits on the device and goes out later, once', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
  const part = page.getByRole('contentinfo');
  await part.getByLabel('Email address').fill('later@example.com');
  // What sends is loaded when somebody is in the field.
  await untilLoaded(page);
  await context.setOffline(true);
  await part.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Your address is saved on this device')).toBeVisible();
  await expect(part.getByLabel('Email address')).toHaveValue('');
  expect(await byEmail(school, 'later@example.com')).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
  expect(await byEmail(school, 'later@example.com')).toHaveLength(1);
  const kept = () =>
    page.evaluate(() => localStorage.getItem('ten-miles.newsletter-subscriptions'));
  expect(await kept()).toBe('[]');
});

test('a line that was gone before anybody was in the field takes nothing that is typed', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const part = page.getByRole('contentinfo');
  const subscribe = part.getByRole('button', { name: 'Subscribe' });
  await context.setOffline(true);
  await part.getByLabel('Email address').fill('patient@example.com');
  await subscribe.click();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(part.getByLabel('Email address')).toHaveValue('patient@example.com');

  await context.setOffline(false);
  await subscribe.click();
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
  expect(await byEmail(school, 'patient@example.com')).toHaveLength(1);
});

test('nobody can find out who reads the newsletter; a key stands for one address', async ({
  request,
  school,
}) => {
  const post = (email: string, key = randomUUID()) =>
    request.post('/api/newsletter-subscriptions', {
      data: { email },
      headers: { 'Idempotency-Key': key },
    });
  const key = randomUUID();
  const first = await post('reader@example.com', key);
  expect(first.status()).toBe(201);
  const again = await post('reader@example.com', key);
  expect(await again.json()).toEqual(await first.json());
  const known = await post('Reader@Example.com');
  expect(known.status()).toBe(201);
  expect(Object.keys(await known.json())).toEqual(['submissionDate']);
  expect(await byEmail(school, 'reader@example.com')).toHaveLength(1);

  expect((await post('other@example.com', key)).status()).toBe(422);
  expect((await post('a@example.com\nBcc: b@example.com')).status()).toBe(422);
  expect(await byEmail(school, 'other@example.com')).toHaveLength(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer’s form works from any page', async ({ page, school }) => {
    await page.goto('/contact');
    await takeOnesTime(page);
    const part = page.getByRole('contentinfo');
    await part.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await part.getByLabel('Email address').fill('plain@example.com');
    await part.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
    const below = page.getByRole('main').getByText('It says how you get the newsletter.');
    await expect(below).toBeVisible();
    expect(await byEmail(school, 'plain@example.com')).toHaveLength(1);
  });
});
