import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const CLASSES = '/staff/children/classes?year=2027&grade=grade3';
const children = [
  ['CH-2222-2222', 'Likezo', 'A'],
  ['CH-3333-3333', 'Limpo', 'B'],
  ['CH-4444-4444', 'Mubiana', 'B'],
  ['CH-5555-5555', 'Namakau', 'B'],
] as const;

test('two colleagues plan the classes of the next year by keyboard and by touch, and neither overwrites the other', async ({
  page,
  browser,
}) => {
  const school = await runSchoolAt('2026-12-09T08:00:00+02:00');
  const second = await browser.newContext();
  try {
    const change = (statement: string) => changeRows(school, statement);
    const inGrade2 = { lastName: 'Mufalali', year: '2026', grade: 'grade2' };
    await bringChildren(
      { rows: change },
      children.map(([reference, firstName, letter]) => ({
        ...inGrade2,
        ...{ reference, firstName, letter },
      })),
    );
    change(`update imported_children set guardian1_phone = '+260977320118'
      where reference in ('CH-2222-2222', 'CH-3333-3333')`);
    await openAsColleague(page, '/staff/children', await newColleague(school, 'admissions'));
    await page.getByRole('link', { name: 'Classes' }).click();
    await expect(page.getByRole('heading', { name: 'Classes of 2027' })).toBeVisible();
    await expect(page.getByText('This is a draft, and no family sees it.')).toBeVisible();
    const classA = page.getByRole('region', { name: 'Grade 3 A' });
    const classB = page.getByRole('region', { name: 'Grade 3 B' });
    await expect(classB.getByRole('checkbox')).toHaveCount(3);
    // On paper nothing can be ticked or pressed.
    await page.emulateMedia({ media: 'print' });
    await expect(classB.getByText('Mufalali, Namakau', { exact: true })).toBeVisible();
    await expect(classB.getByRole('checkbox')).toHaveCount(0);
    await expect(classB.getByRole('button', { name: /^Choose all/ })).toHaveCount(0);
    await page.emulateMedia({ media: null });

    // A colleague looks at the same classes, on a phone.
    const phone = await second.newPage();
    await phone.setViewportSize({ width: 360, height: 740 });
    await openAsColleague(phone, CLASSES, await newColleague(school, 'admissions'));
    await expect(phone.getByRole('checkbox', { name: /Namakau/ })).toBeVisible();

    // With the keyboard alone: two children at once, and what is said of twins.
    const twins = page.getByText('Likezo Mufalali and Limpo Mufalali may be twins');
    await expect(twins).toBeVisible();
    await page.getByRole('button', { name: /^In one class/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/are not in one class\. The office said/)).toBeVisible();
    for (const name of [/Limpo/, /Mubiana/]) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    const chosen = page.getByRole('group', { name: 'Children that you have chosen' });
    await expect(chosen.getByRole('status')).toHaveText('2 children chosen');
    await expectAccessibleAtEachWidth(page);
    await chosen.getByRole('button', { name: 'To A' }).focus();
    await page.keyboard.press('Enter');
    await expect(classA.getByRole('checkbox')).toHaveCount(3);
    await expect(classB.getByRole('checkbox')).toHaveCount(1);
    // The bar is gone, and whoever uses a keyboard goes on from there.
    await expect(page.getByRole('heading', { name: 'Classes of 2027' })).toBeFocused();
    await expect(page.getByText(/are not in one class\. The office said/)).toBeHidden();

    // The colleague still sees all as it was, and chooses one that was moved meanwhile.
    await phone.getByRole('checkbox', { name: /Mubiana/ }).click();
    await phone.getByRole('checkbox', { name: /Namakau/ }).click();
    const onPhone = phone.getByRole('group', { name: 'Children that you have chosen' });
    await onPhone.getByRole('button', { name: 'To C' }).click();
    await expect(phone.getByText(/^Mubiana Mufalali: .+ has changed this/)).toBeVisible();
    await expect(phone.getByText(/It is now “Grade 3 A”/)).toBeVisible();
    await expect(phone.getByRole('checkbox', { name: /Mubiana/ })).toBeChecked();
    await expect(
      phone.getByRole('region', { name: 'Grade 3 A' }).getByRole('checkbox'),
    ).toHaveCount(3);
    // What was chosen is kept: now they have seen it, and press again.
    await onPhone.getByRole('button', { name: 'To C' }).click();
    await expect(
      phone.getByRole('region', { name: 'Grade 3 C' }).getByRole('checkbox'),
    ).toHaveCount(2);

    await page.getByRole('button', { name: 'Size of a class…' }).click();
    const size = page.getByRole('dialog');
    await size.getByLabel('Children').fill('1');
    await size.getByRole('button', { name: 'Save the size' }).click();
    await expect(page.getByText('Grade 3 A has 2 children. A class is for 1.')).toBeVisible();
    await page.getByRole('button', { name: /^To B.*Limpo/ }).focus();
    await page.keyboard.press('Enter');
    await expect(classA.getByRole('button', { name: /^To B.*Likezo/ })).toBeFocused();
    await expect(page.getByText(/are not in one class\. The office said/)).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await classB.getByRole('button', { name: 'Write the name of the teacher' }).click();
    const teacher = page.getByRole('dialog', { name: 'Who teaches Grade 3 B in 2027?' });
    await teacher.getByLabel('Teacher').fill('Mr C. Sakala, Room 5');
    await teacher.getByRole('button', { name: 'Save the name' }).click();
    await expect(classB.getByText('Mr C. Sakala, Room 5', { exact: true })).toBeVisible();

    // The draft on paper says that it is one.
    await page.getByRole('link', { name: 'Class list of Grade 3 B' }).click();
    const paper = page.getByRole('article', { name: 'Class list, as drafted' });
    await expect(paper).toContainText('a draft of the office: families do not know these classes');
    await expect(paper).toContainText('teacher: Mr C. Sakala, Room 5');
    await expect(paper.getByRole('row', { name: /Limpo/ })).toContainText(/Grade.3.B/);
    await expectAccessibleAtEachWidth(page);

    // The year begins with these classes.
    await page.goto(`${school.address}/staff/children/roll-over?year=2027`);
    await page.getByRole('button', { name: 'Begin 2027' }).click();
    await page.getByRole('link', { name: 'Look at the children of 2027' }).click();
    await expect(page.getByRole('row', { name: /Namakau/ })).toContainText(/Grade.3.C/);
    await expect(page.getByRole('row', { name: /Limpo/ })).toContainText(/Grade.3.B/);
  } finally {
    await second.close();
    await school.remove();
  }
});
