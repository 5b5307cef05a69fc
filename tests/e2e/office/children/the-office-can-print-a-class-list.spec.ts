import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('the office prints a class list, a register with closed days, and a list that asks to be given back', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-03-02T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    await applicationAtDesk(school, staff, {
      ...sampleAnswersOf2026,
      ...{ studentFirstName: 'Kondwani', emergencyContactPhone: '0966 700 800' },
    });
    const change = (statement: string) => changeRows(school, statement);
    const [firstName, lastName, year, grade] = ['Likezo', 'Mufalali', '2026', 'grade2'];
    await bringChildren({ rows: change }, [
      { reference: 'CH-2222-2222', firstName, lastName, year, grade },
    ]);
    await openAsColleague(page, '/staff/children?year=2026', staff);
    await page.getByRole('link', { name: 'Make a list' }).click();
    await page.getByRole('link', { name: 'Class list', exact: true }).click();
    const paper = page.getByRole('article', { name: 'Class list', exact: true });
    await expect(paper.getByRole('cell', { name: /, Kondwani$/ })).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    // A story has no printer: what stands on the page while it is printed is what is printed.
    await page.evaluate(() => {
      window.print = () => {
        const sheets = [...document.querySelectorAll<HTMLElement>('.paper-sheet')];
        document.body.dataset.printed = sheets.map((one) => one.innerText).join('\n===\n');
      };
    });
    await page.getByRole('button', { name: 'Print each class by itself' }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-printed',
      /Grade 1[\s\S]+Kondwani[\s\S]+===[\s\S]+Grade 2, class A[\s\S]+Likezo/,
    );
    await expect(page.getByRole('article', { name: 'Class list', exact: true })).toHaveCount(1);

    // Rows begin on the first page, below the head.
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('region', { name: 'Rows' })).toHaveCSS('break-inside', 'auto');
    const inClass = paper.getByRole('cell', { name: 'Grade 1', exact: true }).first();
    await expect(inClass).toHaveCSS('white-space', 'nowrap');
    await page.emulateMedia({ media: null });

    await page.getByRole('link', { name: 'Register, this month' }).click();
    const register = page.getByRole('article', { name: 'Register, this month' });
    await expect(register.getByText('March 2026')).toBeVisible();
    await expect(register.getByRole('columnheader', { name: 'Mo 2', exact: true })).toBeVisible();
    // Youth Day, 12 March.
    await expect(register.getByRole('cell', { name: '–' }).first()).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await page.getByRole('link', { name: 'Phone and emergency numbers' }).click();
    const phones = page.getByRole('article', { name: 'Phone and emergency numbers' });
    await expect(phones.getByRole('cell', { name: '0966 700 800' })).toBeVisible();
    await expect(phones.getByText(/^Printed on .+\. Please give this list back/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for Excel' }).click();
    expect((await download).suggestedFilename()).toBe('children-of-the-school.xlsx');
  } finally {
    await school.remove();
  }
});
