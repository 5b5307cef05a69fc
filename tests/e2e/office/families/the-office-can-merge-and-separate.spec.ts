import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('one press says that two applications are of one child, and one takes it back', async ({
  page,
  school,
}) => {
  const child = {
    ...{ studentFirstName: 'Mutinta', studentLastName: 'Mweembakale', studentDOB: '2020-03-04' },
    ...{ parent1FirstName: 'Grace', parent1LastName: 'Mweembakale', parent1Phone: '0977 810 221' },
    ...{ parent1Email: 'grace.mweembakale@mail.example' },
  };
  const referenceOf = async (changes: Record<string, string>) =>
    (await (await sendApplication(school.address, changes)).json()).reference as string;
  const first = await referenceOf(child);
  const second = await referenceOf({
    ...child,
    ...{ studentLastName: 'Mwembakale', studentDOB: '2020-04-03', parent1Phone: '+260977810221' },
    parent1Email: 'second.mweembakale@mail.example',
  });
  const staff = await enterDesk(page, school, `/staff/enrollment-applications/${second}`);
  const section = page.locator('.belonging');
  await expect(section.getByRole('heading', { name: 'Same child twice?' })).toBeVisible();
  await expect(section).toContainText(
    'Nearly the same name, nearly the same birth date, same phone of a guardian',
  );
  await expect(section.locator('mark').first()).toHaveText('Mutinta Mweembakale');
  await expectAccessibleAtEachWidth(page);
  await section.getByRole('button', { name: 'Same child', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Same child: ${first} goes on for this one.`)).toBeVisible();
  await expect(section).toContainText(`Same child: Mutinta M`);
  await expect(section).toContainText(staff.email);

  await page.goto('/staff/enrollment-applications?q=mwembakale');
  const lines = page.locator('.inbox tbody tr');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(`Same child: ${second}`);

  await page.goto(`/staff/families/${first}`);
  await openBehind(page, 'Who belongs together?');
  await expect(section).toContainText('Each can be taken back.');
  await section.getByRole('button', { name: /^Take back/ }).click();
  await expect(section.getByRole('heading', { name: 'Same child twice?' })).toBeVisible();
  const acts = await listedAtDesk(school, 'audit-records', second);
  expect(acts.filter(({ act }) => act === 'changed')).toMatchObject([
    { detail: `taken back: Same child, with ${first}` },
    { detail: `Same child, with ${first}` },
  ]);
  await page.goto('/staff/enrollment-applications?q=mwembakale');
  await expect(lines).toHaveCount(2);
});

test('brother and sister become one family, and strangers with the phone of the office do not', async ({
  page,
  school,
}) => {
  const apply = async (changes: Record<string, string>) =>
    (await (await sendApplication(school.address, changes)).json()).reference as string;
  const home = {
    ...{ studentLastName: 'Hachipukala', parent1LastName: 'Hachipukala' },
    ...{ parent1FirstName: 'Ruth', parent1Phone: '0955 204 619' },
  };
  const brother = await apply({
    ...{ ...home, studentFirstName: 'Thabo', studentDOB: '2018-06-02' },
    parent1Email: 'ruth.h@mail.example',
  });
  const sister = await apply({
    ...{ ...home, studentFirstName: 'Chipo', studentDOB: '2019-08-09' },
    parent1Email: 'r.hachipukala@mail.example',
  });
  const byOffice = (name: string) =>
    apply({
      ...{ studentLastName: name, parent1LastName: name, parent1FirstName: `Parent${name}` },
      ...{ studentFirstName: `Child${name}`, parent1Email: `${name}@mail.example` },
      ...{ studentDOB: '2017-09-09', parent1Phone: '+260 211 000 000' },
    });
  const stranger = await byOffice('Kapembwatele');
  await byOffice('Nyamukolole');

  await enterDesk(page, school, `/staff/enrollment-applications/${brother}`);
  const section = page.locator('.belonging');
  await expect(section).toContainText('Same phone of a guardian, same surname');
  await section.getByRole('button', { name: 'Same family', exact: true }).click();
  await expect(section).toContainText('Same family: ');
  await page.goto(`/staff/families/${brother}`);
  await expect(page.getByRole('link', { name: 'Chipo Hachipukala', exact: true })).toBeVisible();
  await openBehind(page, 'Who belongs together?');
  await section.getByRole('button', { name: /^Take back/ }).click();
  await expect(section.getByRole('heading', { name: 'Same family?' })).toBeVisible();
  await expect(page.locator('.family-people').filter({ hasText: sister })).toHaveCount(0);

  await page.goto(`/staff/enrollment-applications/${stranger}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kapembwatele');
  await expect(section).toBeHidden();
});
