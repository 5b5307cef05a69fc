import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { newPicture, sendPicture } from '#tests/support/clients/send-picture.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { smallJpeg } from '#tests/support/samples/sample-pictures.ts';
import { changeRows, expect, rowsOf, test } from '#tests/support/school-story.ts';

test('an answer to a photograph leads to the next, and can be taken back for ten minutes', async ({
  page,
  school,
}) => {
  const child = { studentFirstName: 'Kulenga', studentLastName: 'Photographed' };
  const { reference } = await (await sendApplication(school.address, child)).json();
  const guardian = await newColleague(school);
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
  const path = `/api/portal/applications/${reference}/papers`;
  const { pass } = await (await guardian.get(path)).json();
  for (const paper of ['birth-record', 'under-five-card']) {
    expect((await sendPicture(school.address, newPicture(pass, paper, smallJpeg))).status).toBe(
      201,
    );
  }
  const kept = () =>
    rowsOf(
      school,
      'select paper, destroy_at from paper_pictures where reference = ? and destroyed_at is null order by arrived_at',
      reference,
    );

  await enterDesk(page, school, '/staff/enrollment-applications/photographs');
  const photograph = page.getByRole('img', { name: /^Photograph of/ });
  const ofKulenga = page.getByRole('heading', { name: /of Kulenga$/ });
  // Other stories may have left photographs before these.
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  while ((await ofKulenga.count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
  const first = (await ofKulenga.textContent()) ?? '';
  await expect(photograph).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: /^Seen/ }).click();
  await expect(ofKulenga).not.toHaveText(first);
  await expect(photograph).toBeVisible();
  expect((await kept()).map(({ destroy_at }) => destroy_at !== null)).toEqual([true, false]);

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(ofKulenga).toHaveText(first);
  await page.getByRole('button', { name: /^Take it back/ }).click();
  await expect(page.getByText('waits again.')).toBeVisible();
  expect((await kept()).map(({ destroy_at }) => destroy_at)).toEqual([null, null]);
});
