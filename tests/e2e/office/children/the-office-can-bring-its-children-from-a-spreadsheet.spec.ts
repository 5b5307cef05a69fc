import { writeFileSync } from 'node:fs';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const SHEET = [
  'Class,Surname,First name,Date of birth,Guardian,Phone,Fees paid',
  '4A,Mulenga,Chanda,09/08/2016,Joyce Mulenga,977810220,450',
  'Grade 4 A,Sakala,Bwalya,2 June 2016,Agness Sakala,0966 431 087,',
  '4A,Tembo,Wezi,17/03/2016,Peter Tembo,97712044,',
  '4A,Chirwa,Daliso,31/02/2016,,,',
  '4A,Mulenga,Natasha,9 August 2016,Joyce Mulenga,0977 810 220,',
].join('\r\n');

test('the office sees what each row of a spreadsheet brings, puts right what is wrong, takes it over in one press, and takes it back', async ({
  page,
}, info) => {
  const school = await runSchoolAt('2026-03-02T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    await openAsColleague(page, '/staff/children', staff);
    await page.getByRole('link', { name: 'Bring the children from a spreadsheet' }).click();
    await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    const file = info.outputPath('grade 4.csv');
    writeFileSync(file, SHEET);
    await page.getByLabel('Excel or CSV file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
    await expect(page.getByText('“31/02/2016” is no day.')).toBeVisible();
    await expect(page.getByText('We do not read these columns: Fees paid.')).toBeVisible();
    await page.getByLabel('It is right: take row 4 over').check();
    await expect(page.getByRole('button', { name: 'Take over 3 children' })).toBeVisible();
    const right = page.getByRole('textbox', { name: 'Date of birth, row 5' });
    await expect(right).toHaveValue('31/02/2016');
    await right.fill('28/02/2016');
    await expect(page.getByText('Are they twins, or is it one child?')).toBeVisible();
    await page
      .getByRole('group', { name: 'Twins or one child? Row 6' })
      .getByLabel('Two children')
      .check();
    await expectAccessibleAtEachWidth(page);

    // The power goes in the middle: what was put right is still here.
    await page.reload();
    await expect(page.getByText('What you put right in grade 4.csv is kept')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByLabel('Excel or CSV file').setInputFiles(file);
    await expect(right).toHaveValue('28/02/2016');
    await expect(page.getByLabel('It is right: take row 4 over')).toBeChecked();
    await right.fill('29/02/2016');
    await page.getByRole('button', { name: 'Look at the rows again' }).click();
    await page.getByRole('button', { name: 'Take over 5 children' }).click();
    await expect(page.getByText('5 children were taken over.')).toBeVisible();

    await page.getByLabel('Excel or CSV file').setInputFiles(file);
    await expect(page.getByText('4 are here already, and nothing changes.')).toBeVisible();
    await page.getByRole('link', { name: 'All children of the school' }).click();
    await page.getByRole('link', { name: 'Mulenga, Chanda' }).click();
    await expect(page.getByRole('link', { name: '0977810220' })).toHaveAttribute(
      'href',
      'tel:0977810220',
    );
    await expectAccessibleAtEachWidth(page);

    await page.goto(`${school.address}/staff/children/import`);
    await page.getByRole('button', { name: 'Take it back' }).click();
    const before = page.getByRole('heading', { name: 'Taken over' });
    await expect(before).toHaveCount(0);
    // Taken back on the screen that says that it was done, it says so no longer.
    await page.getByLabel('Excel or CSV file').setInputFiles(file);
    await page.getByRole('button', { name: /^Take over \d/ }).click();
    const taken = page.getByText(/was taken over|were taken over/);
    await expect(taken).toBeVisible();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(before).toHaveCount(0);
    await expect(taken).toBeHidden();
    await page.goto(`${school.address}/staff/children`);
    await expect(page.getByRole('heading', { name: /^No child of / })).toBeVisible();
  } finally {
    await school.remove();
  }
});
