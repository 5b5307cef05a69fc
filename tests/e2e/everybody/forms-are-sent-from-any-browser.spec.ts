import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { storyLaunch } from '#tests/support/browsers.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { mailedOffer } from '#tests/support/clients/mailed-offer.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Not this machine to the browser, so that it says no more than browsers do without encryption. */
const HOST = 'school.test';

test.use({
  launchOptions: {
    ...storyLaunch,
    args: [...storyLaunch.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
  baseURL: ({ school }, use) => use(school.address.replace('127.0.0.1', HOST)),
});

test('a family answers an offer with a browser that does not say from which site it sends', async ({
  page,
  school,
}) => {
  const offer = await mailedOffer(school);
  await page.goto(offer.link.replace('127.0.0.1', HOST));
  await page.getByRole('button', { name: 'Accept the place' }).click();
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  const headers = await (await sending).allHeaders();
  expect(headers['sec-fetch-site']).toBeUndefined();
  expect(headers.origin).toContain(`http://${HOST}`);
  await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
  expect(await offer.status()).toBe('accepted');
});

test('a form that cannot be told from a foreign one comes back, and is sent with one more press', async ({
  page,
  school,
}) => {
  // The line is too slow for them.
  await page.route('**/*.js', (route) => route.abort());
  // As from a page that keeps its address to itself: the browser then sends that it comes from nowhere.
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch({ url: `${school.address}/contact` });
    const headers = { ...answer.headers(), 'referrer-policy': 'no-referrer' };
    return route.fulfill({ response: answer, headers });
  });
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Full Name').fill('Mutinta Hamoonga');
  await form.getByLabel('Email Address').fill('mutinta@mail.example');
  await form.getByLabel('Subject').fill('The bus');
  await form.getByLabel('Message').fill('Does it stop\nat Chisamba Road?');
  await takeOnesTime(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await expect(page.getByText('at Chisamba Road?')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Send it once more' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await listedAtDesk(school, 'messages', 'mutinta@mail.example')).toHaveLength(1);
});

test('Back finds what came back, and asks nobody to send it again', async ({ page, baseURL }) => {
  // As from a page that keeps its address to itself. Nothing is intercepted: that would turn the browser's memory off.
  await page.setContent(`<form method="post" action="${baseURL}/contact">
    <textarea name="message">Does it stop at Chisamba Road?</textarea><button>Send</button></form>`);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await page.goto('/faq');
  await page.goBack();
  await expect(page.getByText('Does it stop at Chisamba Road?')).toBeVisible();
});
