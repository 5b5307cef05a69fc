import { newColleague } from '#tests/support/at-the-desk.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const API = '/api/staff/content/office';
const NEXT = 'We write to you, or call you, when we have decided about the place';

test('nobody is promised a time until the school has given one at the desk', async ({
  page,
  school,
}) => {
  const apply = async (email: string) => {
    await page.goto('/enrollment');
    await fillUpToReview(page, { ...sampleAnswers, parent1Email: email });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  };
  await apply('without@mail.example');
  await expect(page.getByText(`${NEXT}.`, { exact: true })).toBeVisible();

  const editor = await newColleague(school, 'editor');
  const { version, value } = await (await editor.get(API)).json();
  const publish = (answered: object, to: number) =>
    editor.post(API, { change: 'publish', version: to, value: answered });
  expect((await publish({ ...value, answerWithin: 'two weeks' }, version)).status).toBe(200);
  await apply('with@mail.example');
  await expect(page.getByText(`${NEXT}, within two weeks.`, { exact: true })).toBeVisible();
  const mail = await mailTo(school.dataDir, 'with@mail.example', 'we have your enrollment');
  expect(mail.text.replace(/\s+/g, ' ')).toContain('gets in touch with you within two weeks.');

  expect((await publish(value, version + 1)).status).toBe(200);
});
