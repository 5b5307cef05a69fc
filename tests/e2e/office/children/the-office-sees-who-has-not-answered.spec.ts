import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the office asks who comes back, sees who has not answered, and writes down what it hears by telephone', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-11-03T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    for (const [studentFirstName, parent1Phone] of [
      ['Mulemba', '0977 320 118'],
      ['Natasha', '0966 712 043'],
    ] as const) {
      await applicationAtDesk(school, staff, {
        ...sampleAnswersOf2026,
        studentFirstName,
        parent1Phone,
      });
    }
    await openAsColleague(page, '/staff/children', staff);
    await page.getByRole('link', { name: 'Who comes back' }).click();
    await expect(page.getByText('Families are not asked yet')).toBeVisible();
    await page.getByRole('button', { name: 'Open the question' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByLabel('Last day to answer').fill('11 Dec 2026');
    await asking.getByRole('button', { name: 'Save the last day' }).click();
    await expect(page.getByText('It is open until 11 December 2026.')).toBeVisible();

    // A story has no printer: what stands on the page while it is printed is what is printed.
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed =
          document.querySelector('.slips-on-paper')?.textContent ?? '';
      };
    });
    await page.getByRole('button', { name: 'Print slips' }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-printed',
      /Mulemba.*come back in 2027.*11\sDecember\s2026.*Natasha/,
    );
    await expect(page.getByText('2 not written to yet')).toBeVisible();
    await page.getByRole('link', { name: 'Write to these' }).click();
    await expect(page.getByText(/^This is the first letter/)).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Please tell us who comes back in 2027');
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByRole('button', { name: /^Take all of it back/ })).toBeVisible();
    await page.goto(`${school.address}/staff/children/coming-back?says=none`);
    await expect(page.getByText('2 written to once')).toBeVisible();

    await page.goto(`${school.address}/staff/children/coming-back?q=nobody-of-this-name`);
    await expect(
      page.getByRole('heading', { name: 'Nobody in this list has to be asked' }),
    ).toBeVisible();
    await page.goto(`${school.address}/staff/children/coming-back?says=none`);

    const row = page.getByRole('row', { name: /Mulemba/ });
    await expect(row.getByText('No answer')).toBeVisible();
    await expect(row.getByRole('link', { name: '0977 320 118' })).toBeVisible();
    await expect(row.getByRole('link', { name: /^SMS to/ })).toHaveAttribute(
      'href',
      /^sms:0977320118\?body=(?!.*Mulemba).*2027/,
    );
    await expectAccessibleAtEachWidth(page);
    await row.getByRole('button', { name: /^No for / }).click();
    const leaving = page.getByRole('dialog');
    await leaving.getByLabel(/Why/).selectOption({ label: 'The child goes to another school' });
    await leaving.getByRole('button', { name: 'Save “No”' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(/^Saved: .*Mulemba/)).toBeVisible();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(row.getByText('No answer')).toBeVisible();
    await row.getByRole('button', { name: /^Yes for / }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Natasha/ })).toBeVisible();

    await page.getByRole('link', { name: /Comes back/ }).click();
    await row.getByRole('link', { name: /Mulemba/ }).click();
    await expect(page.getByRole('heading', { name: 'Does the child come back?' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await page.goto(`${school.address}/staff/children/coming-back?says=none`);
    await page.getByRole('link', { name: 'Print the call list' }).click();
    const paper = page.getByRole('article', { name: 'Not answered yet' });
    await expect(paper.getByRole('cell', { name: /Natasha/ })).toBeVisible();
    await expect(paper.getByText(/Mulemba/)).toHaveCount(0);
  } finally {
    await school.remove();
  }
});
