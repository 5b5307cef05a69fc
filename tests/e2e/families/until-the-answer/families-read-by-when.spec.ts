import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a family reads by which day it hears from the school, and the office by which it must answer', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-02-02T08:00:00+02:00');
  try {
    const editor = await newColleague(school, 'editor');
    const part = '/api/staff/content/answers';
    const publish = async (value: object) => {
      const { version } = await (await editor.get(part)).json();
      const answer = await editor.post(part, { change: 'publish', version, value });
      expect(answer.status).toBe(200);
    };
    const sent = await sendApplication(school.address, sampleAnswersOf2026);
    const { reference } = await sent.json();
    async function lookUp() {
      await page.goto(`${school.address}/status`);
      await page.getByLabel('Reference').fill(reference);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByLabel('The child’s date of birth')
        .fill(String(sampleAnswersOf2026.studentDOB));
      await page.getByRole('button', { name: /status/i }).click();
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
    }
    await lookUp();
    await expect(page.getByText('gets in touch with you')).toBeVisible();
    await expect(page.getByText('You hear from us by')).toHaveCount(0);

    await publish({ kinds: { 'enrollment-application': { submitted: 5 } } });
    await lookUp();
    // Five school days after Monday, February 2.
    await expect(page.getByText('The school’s turn. You hear from us by Monday')).toContainText(
      /February.9/,
    );
    await expectAccessibleAtEachWidth(page);

    const staff = await newColleague(school, 'admissions');
    await openAsColleague(page, '/staff/enrollment-applications', staff);
    const row = page.getByRole('row').filter({ has: page.locator(`[href$="${reference}"]`) });
    await expect(row).toContainText('Our turn');
    await expect(row).toContainText(/answer by 9.February/);
    await expectAccessibleAtEachWidth(page);
    await row.getByRole('link').first().click();
    await expect(page.getByText('Our turn since')).toContainText(/answer by 9.February/);
    await expectAccessibleAtEachWidth(page);
  } finally {
    await school.remove();
  }
});
