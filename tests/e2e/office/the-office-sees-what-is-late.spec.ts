import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { mailsIn, mailTo } from '#tests/support/readers/captured-mail.ts';
import { type RunningSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const MONDAY = '2026-03-02';
const WEDNESDAY = '2026-03-04';
const LATE = 'We are late with our answer';

async function write(school: RunningSchool, subject: string, email: string): Promise<string> {
  const answer = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Beatrice Zulu', email, subject, message: 'She has no shoes.' }),
  });
  return (await answer.json()).reference;
}

test('a message that was promised for yesterday is late on Today, and its sender hears so once', async ({
  page,
}) => {
  test.slow();
  let school = await runSchoolAt(`${MONDAY}T08:00:00+02:00`);
  const { dataDir } = school;
  const goOn = async (instant: string) => {
    await school.stop();
    school = await runSchoolAt(instant, { PORT: new URL(school.address).port }, dataDir);
  };
  try {
    const head = await newColleague(school, 'administrator');
    const editor = await newColleague(school, 'editor');
    const part = '/api/staff/content/answers';
    const { version } = await (await editor.get(part)).json();
    const value = { kinds: { 'contact-message': { new: 1, read: 1 } }, moreDays: 2 };
    expect((await editor.post(part, { change: 'publish', version, value })).status).toBe(200);
    await write(school, 'Bus times', 'grace@mail.example');
    await write(school, 'A complaint about shoes', 'beatrice@mail.example');

    // The program looks every five minutes, and once when it starts.
    await goOn(`${MONDAY}T12:00:00+02:00`);
    await openAsColleague(page, '/staff', head);
    await expect(page.getByRole('link', { name: '1 new message' })).toBeVisible();
    // A complaint is a line of its own before it is late.
    const lines = page.getByRole('region', { name: /^Today/ }).getByRole('listitem');
    await expect(lines.first()).toContainText('A complaint: “A complaint about shoes”');
    await expect(lines.first()).toContainText('answer by 3 March');
    expect(mailsIn(dataDir).filter(({ subject }) => subject.includes('late'))).toEqual([]);

    for (const hour of ['08', '09']) await goOn(`${WEDNESDAY}T${hour}:00:00+02:00`);
    const mail = await mailTo(dataDir, 'beatrice@mail.example', LATE.toLowerCase());
    expect(mail.text).toContain('We wanted to answer you by Tuesday, March 3, 2026.');
    expect(mail.text).toContain('You hear from us by Friday, March 6, 2026.');
    expect(mail.text).not.toContain('shoes');
    const told = () =>
      mailsIn(dataDir)
        .filter(({ text }) => text.startsWith(LATE))
        .map(({ to }) => to)
        .toSorted();
    await expect.poll(told).toEqual(['beatrice@mail.example', 'grace@mail.example']);

    await openAsColleague(page, '/staff', head);
    const late = page.getByRole('region', { name: /^Late: we promised and did not do it/ });
    const lateLines = late.getByRole('listitem');
    await expect(lateLines).toHaveCount(2);
    // A complaint rises.
    await expect(lateLines.first()).toContainText('A complaint: “A complaint about shoes”');
    await expect(lateLines.first()).toContainText('promised 3 March');
    await expect(lateLines.first()).toContainText('nobody');
    await expect(lateLines.first()).toContainText('You hear from us by 6 March.');
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: 'Nobody’s' }).click();
    await expect(lateLines).toHaveCount(2);
    await lateLines
      .first()
      .getByRole('link', { name: /^Answer/ })
      .click();
    await expect(page.getByRole('heading', { name: 'A complaint about shoes' })).toBeVisible();
    // A look moves no day.
    await page.goto(`${school.address}/staff`);
    await expect(lateLines).toHaveCount(2);
  } finally {
    await school.remove();
  }
});

test('nothing waits only where nothing does', async ({ page }) => {
  const school = await runSchoolAt(`${MONDAY}T08:00:00+02:00`);
  try {
    await openAsColleague(page, '/staff', await newColleague(school, 'recruitment'));
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  } finally {
    await school.remove();
  }
});
