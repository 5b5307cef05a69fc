import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { deskWidths } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('from record to record, with the filter of the list, also when one has left it', async ({
  page,
  school,
}) => {
  for (const studentFirstName of ['Chanda', 'Bupe', 'Anna'])
    await sendApplication(school.address, { studentFirstName, studentLastName: 'Munsakabwe' });
  await enterDesk(page, school, '/staff/enrollment-applications?q=Munsakabwe&status=submitted');
  await page.getByRole('link', { name: 'Chanda Munsakabwe' }).click();
  const way = page.getByRole('navigation', { name: 'List' });
  await expect(way).toContainText('1 of 3 on this page of the list');
  await expect(way.getByRole('link', { name: 'Previous record' })).toHaveCount(0);
  await page.getByLabel('New note').fill('Only about Chanda');
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.locator('.record-head .badge')).toHaveText('Under review');

  await way.getByRole('link', { name: 'Next record' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bupe Munsakabwe');
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.reload();
  for (const width of deskWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(way).toContainText('2 of 3 on this page of the list');
    await expectAccessible(page);
  }
  await way.getByRole('link', { name: 'Next record' }).click();
  await expect(heading).toHaveText('Anna Munsakabwe');
  await expect(way.getByRole('link', { name: 'Next record' })).toHaveCount(0);
  await way.getByRole('link', { name: 'Previous record' }).click();
  await expect(heading).toHaveText('Bupe Munsakabwe');
  await way.getByRole('link', { name: 'All applications' }).click();
  await expect(page).toHaveURL('/staff/enrollment-applications?q=Munsakabwe&status=submitted');
  await expect(page.getByRole('link', { name: 'Anna Munsakabwe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chanda Munsakabwe' })).toHaveCount(0);
});

test('who opens a record right after typing is not taken back to the list', async ({
  page,
  school,
}) => {
  const studentLastName = 'Typedquickly';
  await page.clock.install();
  const sent = await sendApplication(school.address, {
    studentFirstName: 'Dalitso',
    studentLastName,
  });
  const { reference } = await sent.json();
  const { letGo } = await holdRequests(page, `**/api/staff/enrollment-applications/${reference}`);
  await enterDesk(page, school, '/staff/enrollment-applications');
  const link = page.getByRole('link', { name: `Dalitso ${studentLastName}` });
  await expect(link).toBeVisible();
  // In one go, as quick hands on a slow computer: nothing has been drawn between the letter and the press.
  await page.getByLabel('Search by name').evaluate((field: HTMLInputElement) => {
    field.setRangeText('Dalitso');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.links].find((one) => one.textContent?.startsWith('Dalitso'))?.click();
  });
  // Whatever still waits for a pause in the typing comes now, while the record is on its way.
  await page.clock.fastForward(5000);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dalitso ${studentLastName}`);
});

/** A phone, a tablet upright and across, the narrowest table, a laptop. */
const listWidths = [360, 768, 992, 993, 1280];

const lists = [
  '/staff/messages?q=visit',
  '/staff/meals?q=zimba',
  '/staff/parents?q=zimba',
  '/staff/job-applications?q=natasha',
];

test('every list leads from record to record', async ({ page, school }) => {
  const post = async (path: string, body: object) => {
    const sent = await fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(sent.status).toBe(201);
  };
  for (const name of ['Ann Zimba', 'Ben Zimba']) {
    const subject = `Visit of ${name}`;
    await post('/api/contact-messages', { name, email: 'b@mail.example', subject, message: 'Hi' });
    await post('/api/meal-payments', { ...samplePayment, childName: name });
    expect((await sendForm(school.address, volunteerApplication, { name })).status).toBe(201);
    expect((await sendJobApplication(school.address, samplePdf(), name)).status).toBe(201);
  }
  await enterDesk(page, school, '/staff', 'administrator');
  for (const list of lists) {
    await page.goto(list);
    const inbox = page.locator('.inbox');
    for (const width of listWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await inbox.evaluate((box) => box.scrollWidth - box.clientWidth), `${width}`).toBe(0);
    }
    // Other stories of the same school may have left records too.
    await page.locator('.inbox tbody th a').first().click();
    const way = page.getByRole('navigation', { name: 'List' });
    await expect(way).toContainText(/record1 of \d+ on this page of the list/);
    const first = page.url();
    await way.getByRole('link', { name: 'Next record' }).click();
    await expect(way).toContainText(/record2 of \d+/);
    expect(page.url()).not.toBe(first);
    await way.getByRole('link', { name: /^All/ }).click();
    await expect(page).toHaveURL(list);
  }
});

test('on over the end of a page and back, with the filter, and past what has left it', async ({
  page,
  school,
}) => {
  const subject = 'Plasterwork';
  for (let at = 1; at <= 27; at++) {
    const body = {
      name: `Sender ${at}`,
      email: 'b@mail.example',
      subject,
      message: `Number ${at}`,
    };
    const sent = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(sent.status).toBe(201);
  }
  await enterDesk(page, school, `/staff/messages?q=${subject}&status=read`, 'administrator');
  changeRows(school, `update contact_messages set status = 'read' where subject = '${subject}'`);
  await page.reload();
  await page.locator('.inbox tbody th a').last().click();
  const way = page.getByRole('navigation', { name: 'List' });
  const sender = (at: number) =>
    expect(page.getByText(`Number ${at}`, { exact: true })).toBeVisible();
  // They wait for an answer: what came first stands first.
  await sender(25);
  await expect(way).toContainText('25 of 25 on this page of the list');
  await openBehind(page, 'More');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Closed').first()).toBeVisible();
  await way.getByRole('link', { name: 'Next record' }).click();
  await sender(26);
  await way.getByRole('link', { name: 'Next record' }).click();
  await sender(27);
  await expect(way.getByRole('link', { name: 'Next record' })).toHaveCount(0);
  await way.getByRole('link', { name: 'All messages' }).click();
  await expect(page).toHaveURL(`/staff/messages?q=${subject}&status=read&page=2`);

  await page.locator('.inbox tbody th a').first().click();
  await way.getByRole('link', { name: 'Previous record' }).click();
  await expect(way).toContainText('25 of 25 on this page of the list');
  await way.getByRole('link', { name: 'All messages' }).click();
  await expect(page).toHaveURL(`/staff/messages?q=${subject}&status=read`);
});

test('applications lead on over the end of a page too', async ({ page, school }) => {
  for (let at = 1; at <= 27; at++)
    await sendApplication(school.address, {
      studentFirstName: `Child${at}`,
      studentLastName: 'Overtheend',
    });
  const list = '/staff/enrollment-applications?q=Overtheend&status=submitted';
  await enterDesk(page, school, list);
  await page.getByRole('link', { name: 'Child25 Overtheend' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const way = page.getByRole('navigation', { name: 'List' });
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.locator('.record-head .badge')).toHaveText('Under review');
  for (const name of ['Child26 Overtheend', 'Child27 Overtheend']) {
    await way.getByRole('link', { name: 'Next record' }).click();
    await expect(heading).toHaveText(name);
  }
  // The next page was read before the review began, or after it, when Child26 stood on the first one.
  await expect(way).toContainText(/(2 of 2|1 of 1) on this page of the list/);
  await expect(way.getByRole('link', { name: 'Next record' })).toHaveCount(0);
  await page.goto(list);
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByRole('link', { name: 'Child27 Overtheend' }).click();
  await way.getByRole('link', { name: 'Previous record' }).click();
  await expect(heading).toHaveText('Child26 Overtheend');
});

test('a record whose address was typed leads back to the whole list', async ({ page, school }) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const way = page.getByRole('navigation', { name: 'List' });
  await expect(way.getByRole('link')).toHaveText(['All applications', 'The whole family']);
});
