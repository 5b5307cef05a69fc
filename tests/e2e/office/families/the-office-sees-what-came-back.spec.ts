import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { type RestorableSchool, restorableSchool } from '#tests/support/restored-school.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { applyForChild } from '#tests/support/sent-from-a-phone.ts';

let restorable: RestorableSchool;
test.beforeAll(async () => {
  restorable = await restorableSchool();
  await restorable.backUp();
});
test.afterAll(() => restorable.remove());

const ASK = 'Please open this page once on the phone that you used';
const WHY = 'Your phone sends it again by itself.';

test('Today says what came back and that something is missing; the office finds out what, and asks families on every page', async ({
  browser,
  page,
}) => {
  // One whose phone does not come by, and one whose phone does.
  const gone = await sendApplication(restorable.school.address, { studentFirstName: 'Staysgone' });
  const missing = (await gone.json()).reference;
  const family = await (await browser.newContext()).newPage();
  const here = await applyForChild(family, restorable.school.address, 'Comesback');
  await restorable.restore();
  const { school } = restorable;
  await family.goto(`${school.address}/about`);
  await expect(family.getByText('Your phone has brought it back')).toBeVisible();

  await enterDesk(page, school, '/staff');
  const line = page.getByRole('link', {
    name: /1 came back from phones, at least 1 still missing/,
  });
  await line.first().click();
  await expect(page.getByRole('heading', { name: 'What came back from phones' })).toBeVisible();

  const box = page.getByLabel('What the sent folder says');
  await box.fill('Nothing of ours');
  await page.getByRole('button', { name: 'Find what is missing' }).click();
  await expect(page.getByText('There is no reference of ours in this text.')).toBeVisible();
  await box.fill(
    `To: mother@mail.example\nWe have your application ${missing}\n\nfather@mail.example ${here}`,
  );
  await page.getByRole('button', { name: 'Find what is missing' }).click();
  await expect(page.getByText('2 references: 1 here, 1 missing.')).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: missing });
  await expect(item).toContainText('mother@mail.example');
  const write = await item.getByRole('link', { name: 'Write to them' }).getAttribute('href');
  expect(decodeURIComponent(write ?? '')).toContain(`Its reference is ${missing}`);
  await expectAccessibleAtEachWidth(page);

  await page.getByRole('button', { name: 'Show this on the website' }).click();
  await expect(page.getByText('Every page says since')).toBeVisible();
  await family.goto(`${school.address}/parents`);
  const banner = family.getByRole('complementary', { name: 'Urgent' });
  await expect(banner).toContainText(ASK);
  await expect(banner).toContainText(WHY);
  await expectAccessibleAtEachWidth(family);
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByRole('button', { name: 'Show this on the website' })).toBeVisible();
  await family.reload();
  await expect(banner).toBeHidden();

  await page.goto(`${school.address}/staff/enrollment-applications/${here}`);
  await expect(page.getByText('Came back from a phone')).toBeVisible();
  await family.context().close();
});
