import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { newReference } from '#lib/text/reference.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const FORM = 'A form that the site no longer has';

test('a form that was taken off the site is still listed, read and ended', async ({
  page,
  school,
}) => {
  const sent = await sendForm(school.address, volunteerApplication, { name: 'Ruth Fokasi' });
  const { reference } = await sent.json();
  const ofRemoved = newReference('UO');
  changeRows(
    school,
    `update parent_forms set kind = 'uniform-order', reference = ?, status = 'ordered', answers = '{"shoeSize":"34"}' where reference = ?`,
    ...[ofRemoved, reference],
  );
  await enterDesk(page, school, '/staff/parents?q=fokasi&kind=removed');
  await expect(page.getByRole('link', { name: `1 ${FORM}` })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.locator(`[href$="${ofRemoved}"]`) });
  await expect(row).toContainText(FORM);
  await expect(row).toContainText('Status not known any more');
  await row.getByRole('link').click();
  await expect(page.getByRole('listitem').filter({ hasText: FORM })).toBeVisible();
  await expect(page.locator('dl.asked')).toContainText(/Shoe size\s*34/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0);
  await openBehind(page, 'Decide otherwise');
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' });
  await expect(history).toContainText('Status: Ended');
});
