import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { mailsIn, mailTo } from '#tests/support/readers/captured-mail.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a candidate is told day, time and place of the interview, and that it is called off', async ({
  page,
}) => {
  test.slow();
  const school = await runSchoolAt('2026-11-26T09:00:00+02:00');
  try {
    const staff = await newColleague(school, 'recruitment');
    const email = 'natasha@mail.example';
    const sent = await sendJobApplication(school.address, samplePdf());
    const { reference } = await sent.json();
    for (const [to, version] of [
      ['underReview', 1],
      ['interview', 2],
    ])
      await staff.post(`/api/staff/job-applications/${reference}`, { change: 'move', to, version });
    await openAsColleague(page, `/staff/job-applications/${reference}`, staff);
    const interview = page.getByRole('region', { name: 'Interview' });
    await expect(interview).toContainText('There is no day yet.');

    await interview.getByRole('button', { name: 'Set day and time …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Day').fill('30 Nov 2026');
    await dialog.getByLabel('Time').fill('10:00 AM');
    await expectAccessibleAtEachWidth(page);
    await dialog.getByRole('button', { name: 'Set the day' }).click();
    await expect(interview).toContainText(/Mon,\s30\sNovember, 10:00\sAM, School office/);
    const mail = await mailTo(school.dataDir, email, 'your interview');
    expect(mail.text).toContain('Your interview: Monday, November 30, 2026, 10:00 AM');

    await page.goto(`${school.address}/staff`);
    await expect(
      page.getByRole('link', { name: /^Interview with .* on Mon,\s30\sNovember/ }),
    ).toBeVisible();
    await page.goto(`${school.address}/staff/job-applications/${reference}`);
    await interview.getByRole('button', { name: 'Call it off …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
    await expect(interview).toContainText('There is no day yet.');
    await mailTo(school.dataDir, email, 'does not take place');
    expect(mailsIn(school.dataDir).filter(({ to }) => to === email).length).toBeGreaterThan(2);
  } finally {
    await school.remove();
  }
});
