import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LISTS = ['enrollment-applications', 'job-applications', 'messages', 'parents', 'meals'];
/** Above what of the screen the first row begins, and the one next step of a record ends. */
const SCREENS = [
  { width: 1280, height: 800, row: 430, step: 410 },
  { width: 360, height: 740, row: 560, step: 740 },
];

test('the first row of each list, and the next step of a record, are in sight', async ({
  page,
  ownSchool: school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await sendJobApplication(school.address, samplePdf(), '');
  await sendForm(school.address, volunteerApplication, { name: 'Moses Insight' });
  await sendPayment(school.address, { childName: 'Chanda Insight' });
  await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'B', email: 'b@mail.example', subject: 'A visit', message: '?' }),
  });
  await enterDesk(page, school, '/staff', 'administrator');
  for (const { width, height, row, step } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const list of LISTS) {
      await page.goto(`${school.address}/staff/${list}`);
      const first = page.locator('tbody tr').first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y, `${list} at ${width}`).toBeLessThan(row);
    }
    await page.goto(`${school.address}/staff/enrollment-applications/${reference}`);
    const next = await page
      .getByRole('region', { name: 'Next step' })
      .getByRole('button')
      .first()
      .boundingBox();
    expect((next?.y ?? height) + (next?.height ?? 0), `record at ${width}`).toBeLessThan(step);
  }
});
