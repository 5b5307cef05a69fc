import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import type { StaffClient } from '#tests/support/clients/staff-client.ts';
import { enterDesk, refuseReceipt } from '#tests/support/desk-story.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { documentForm } from '#tests/support/samples/document-forms.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

interface Race {
  /** Makes the record; the address of its screen, and what the colleague does while the dialog is open. */
  begin(school: RunningSchool, colleague: StaffClient): Promise<{ path: string; change: Change }>;
  /** The button that opens the dialog. */
  opens: string | RegExp;
  confirms: string;
  /** What the dialog says of the record now. */
  says: string;
  isStillPossible?: true;
  /** Leaves the school as other stories expect it. */
  putBack?(colleague: StaffClient): Promise<void>;
}
type Change = () => Promise<Response>;

const referenceIn = async (answer: Response) => (await answer.json()).reference as string;

async function writeToSchool(school: RunningSchool): Promise<string> {
  // Of its own: the same words again are the same message, and one address gets few receipts a day.
  const email = `${randomUUID()}@mail.example`;
  const message = { name: 'B', email, subject: 'A visit', message: 'May we?' };
  const sent = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  return referenceIn(sent);
}

const races: Record<string, Race> = {
  'the status of a candidate': {
    async begin(school, colleague) {
      const reference = await referenceIn(
        await sendJobApplication(school.address, samplePdf(), ''),
      );
      const change = { change: 'move', version: 1, to: 'withdrawn' };
      return {
        path: `/staff/job-applications/${reference}`,
        change: () => colleague.post(`/api/staff/job-applications/${reference}`, change),
      };
    },
    opens: 'Start the review',
    confirms: 'Start the review',
    says: 'It is now “Withdrawn”.',
  },
  'the payment of a PTA membership': {
    async begin(school, colleague) {
      const reference = await referenceIn(
        await sendForm(school.address, ptaMembership, { name: 'Moses Waslate' }),
      );
      const change = { change: 'status', version: 1, to: 'ended' };
      return {
        path: `/staff/parents/${reference}`,
        change: () => colleague.post(`/api/staff/parent-forms/${reference}`, change),
      };
    },
    opens: 'Write down the payment',
    confirms: 'Save the payment',
    says: 'It is now “Ended”.',
  },
  'a meal payment': {
    async begin(school, colleague) {
      const reference = await referenceIn(
        await sendPayment(school.address, { childName: 'Chanda Waslate' }),
      );
      return {
        path: `/staff/meals/${reference}`,
        change: () =>
          colleague.post(`/api/staff/meal-payments/${reference}`, { change: 'cancel', version: 1 }),
      };
    },
    opens: 'Confirm',
    confirms: 'Confirm the payment',
    says: 'It is now “Cancelled”.',
  },
  'the file of a document': {
    async begin(_school, colleague) {
      const form = documentForm(samplePdf(), 'race.pdf', { title: 'Race' });
      expect((await colleague.post('/api/staff/documents', form)).status).toBe(200);
      const id = form.get('id');
      const change = { change: 'takeOff', version: 1 };
      return {
        path: `/staff/documents/${id}`,
        change: () => colleague.post(`/api/staff/documents/${id}`, change),
      };
    },
    opens: 'Replace the file',
    confirms: 'Replace it',
    says: ': taken off the site.',
    isStillPossible: true,
  },
  'a mail that was not delivered': {
    async begin(school, colleague) {
      const id = await refuseReceipt(school, await writeToSchool(school));
      return {
        path: `/staff/mail/${id}`,
        change: () => colleague.post(`/api/staff/mail/${id}`, {}),
      };
    },
    opens: 'Send again',
    confirms: 'Send again',
    says: 'It is now “',
  },
  'a newsletter': {
    async begin(school, colleague) {
      const at = '2026-01-05T06:00:00.000Z';
      changeRows(
        school,
        `insert into subscribers (id, email, email_search, subscribed_at, confirmed_at)
          values ('race', 'race@news.example', 'race@news.example', '${at}', '${at}')`,
      );
      const letter = { subject: 'Sports day', text: 'Dear parents,\n\ncome.' };
      const { id } = await (await colleague.post('/api/staff/newsletters', { letter })).json();
      return {
        path: `/staff/subscribers/newsletters/${id}`,
        change: () =>
          colleague.post(`/api/staff/newsletters/${id}`, { change: 'send', version: 1 }),
      };
    },
    // Other stories of the same school may have left subscribers too.
    opens: /^Send to \d+ subscribers?$/,
    confirms: 'Send it now',
    says: 'It is now “',
  },
  'an opening for new colleagues': {
    async begin(_school, colleague) {
      const { openings } = await (await colleague.get('/api/staff/job-applications')).json();
      const [{ id, version }] = openings;
      return {
        path: '/staff/job-applications',
        change: () => colleague.post('/api/staff/job-openings', { id, version, isClosed: true }),
      };
    },
    opens: /^Close /,
    confirms: 'Close the opening',
    says: 'It is now “Closed”.',
    async putBack(colleague) {
      const { openings } = await (await colleague.get('/api/staff/job-applications')).json();
      const [{ id, version }] = openings;
      await colleague.post('/api/staff/job-openings', { id, version, isClosed: false });
    },
  },
};

async function expectSaid(page: Page, words: string) {
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words);
}

for (const [what, { begin, opens, confirms, says, isStillPossible, putBack }] of Object.entries(
  races,
)) {
  test(`${what}: a colleague was faster`, async ({ page, school }) => {
    const colleague = await newColleague(school, 'administrator');
    const { path, change } = await begin(school, colleague);
    await enterDesk(page, school, path, 'administrator');
    await page.getByRole('button', { name: opens }).first().click();
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[type=file]');
    if (await file.count()) {
      await file.setInputFiles({
        name: 'new.pdf',
        mimeType: 'application/pdf',
        buffer: samplePdf(),
      });
    }
    expect((await change()).status).toBe(200);
    const confirm = dialog.getByRole('button', { name: confirms, exact: true });
    await confirm.click();
    await expectSaid(page, `Somebody else changed this. ${colleague.email} has changed this`);
    await expectSaid(page, says);
    await expectAccessible(page);
    if (isStillPossible) {
      await expect(confirm).toBeVisible();
      return;
    }
    await expect(confirm).toBeHidden();
    await expect(dialog).toContainText('This step is no longer possible.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await putBack?.(colleague);
  });
}

test('two write one newsletter: nobody’s text is overwritten unseen', async ({ page, school }) => {
  const colleague = await newColleague(school, 'editor');
  const letter = { subject: 'Sports day', text: 'Dear parents,\n\ncome.' };
  const { id } = await (await colleague.post('/api/staff/newsletters', { letter })).json();
  await enterDesk(page, school, `/staff/subscribers/newsletters/${id}`, 'editor');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Dear parents,\n\nplease come.');
  const theirs = { ...letter, text: 'Dear all,\n\ncome on Friday.' };
  const change = { change: 'save', version: 1, letter: theirs };
  expect((await colleague.post(`/api/staff/newsletters/${id}`, change)).status).toBe(200);

  const save = page.getByRole('button', { name: 'Save draft' });
  // On a phone the notice lies over the button, and stays for as long as the mouse is there.
  const closeNotice = page.getByRole('button', { name: 'Close this notice' });
  await save.click();
  const meanwhile = page.getByRole('region', { name: 'Somebody else changed this' });
  await expect(meanwhile).toContainText(`${colleague.email} has saved another text`);
  await expect(text).toHaveValue('Dear parents,\n\nplease come.');
  await closeNotice.click();
  await save.click();
  await closeNotice.click();
  await expect(meanwhile).toBeVisible();
  expect(await recordAtDesk(school, 'newsletters', id)).toMatchObject({ words: theirs.text });
  await meanwhile.getByText('Read the saved text').click();
  await expect(meanwhile.getByText('come on Friday.')).toBeVisible();
  await expectAccessible(page);
  await meanwhile.getByRole('button', { name: 'Take the saved text' }).click();
  await expect(text).toHaveValue(theirs.text);
  await expect(meanwhile).toBeHidden();
  await text.fill('Dear all,\n\nplease come on Friday.');
  await save.click();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look at it, then send it' })).toBeVisible();
});
