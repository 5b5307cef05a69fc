import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { longAgo } from '#tests/support/clients/case-status.ts';
import { askForStatus, BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('a family says with one press whether its child comes back, without an account, and changes its mind in the portal', async ({
  page,
  browser,
}) => {
  const school = await runSchoolAt('2026-11-03T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    const child = { ...sampleAnswersOf2026, studentFirstName: 'Kasuba' };
    const reference = await applicationAtDesk(school, staff, child);
    // Its family was told long ago that it is enrolled.
    changeRows(school, longAgo(reference));
    const open = { change: 'open', year: '2027', version: 0, lastDay: '2026-12-11' };
    expect((await staff.post('/api/staff/children/coming-back', open)).status).toBe(200);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const phone = await plain.newPage();
    await phone.goto(`${school.address}/status`);
    await askForStatus(phone, reference, BIRTH_DATE, child.studentDOB);
    const question = phone.getByRole('region', { name: 'Does Kasuba come back in 2027?' });
    await expect(question.getByText('Nobody has answered yet')).toBeVisible();
    await question.getByRole('button', { name: 'Yes, Kasuba comes back' }).click();
    await expect(question.getByText('Kasuba: comes back.')).toBeVisible();
    await question
      .getByLabel(/^If Kasuba leaves/)
      .selectOption({ label: 'The family moves to another place' });
    await question.getByRole('button', { name: 'No, Kasuba leaves' }).click();
    await expect(question.getByText('Kasuba: leaves.')).toBeVisible();
    await plain.close();

    const guardian = await newColleague(school);
    const code = await newAccessCode((sql) => changeRows(school, sql), reference, undefined, 1);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    await openAsColleague(page, `/portal/applications/${reference}`, guardian);
    await expect(page.getByText('Kasuba: leaves.')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('button', { name: 'I do not know yet' }).click();
    await expect(page.getByText('Kasuba: not sure yet.')).toBeVisible();
    await expect(page.getByText('You answered this')).toBeVisible();

    await page.goto(`${school.address}/status`);
    await askForStatus(page, reference, BIRTH_DATE, child.studentDOB);
    await expect(page.getByText('Kasuba: not sure yet.')).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await openAsColleague(page, '/staff/children/coming-back', staff);
    const row = page.getByRole('row', { name: /Kasuba/ });
    await expect(row.getByText('Not sure yet')).toBeVisible();
    await row.getByRole('link', { name: /Kasuba/ }).click();
    const answers = page.getByRole('region', { name: 'Does the child come back?' });
    await expect(answers.getByText('The family moves to another place.')).toBeVisible();
    await expect(answers.getByText('on the page of the child')).toHaveCount(2);
  } finally {
    await school.remove();
  }
});
