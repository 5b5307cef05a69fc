import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { askForStatus, BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const children = [
  { studentFirstName: 'Mutinta' },
  { studentFirstName: 'Mwila' },
  { studentFirstName: 'Taonga', studentLastName: 'Phiri' },
];
const IN_CLASS = /^(Mutinta|Mwila|Taonga), /;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('three children, one of them a twin, by one press in a mail and no account', async ({
      page,
      school,
    }) => {
      const parent1Email = newEmail();
      const references: string[] = [];
      for (const child of children) {
        const answer = await sendApplication(school.address, { ...child, parent1Email });
        references.push(((await answer.json()) as { reference: string }).reference);
      }
      const receipt = await mailTo(school.dataDir, parent1Email, references[0]);
      expect(receipt.text).toContain('This is about M., Grade 1.');
      await page.goto(receipt.links.find((link) => link.includes('/status/family')) ?? '');
      await expect(page).toHaveURL('/status/family');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your child?');
      await expect(page.getByText('Mutinta')).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      const question = await page.getByText('We write to you about').boundingBox();
      // In the upper third of a laptop's screen.
      expect(question?.y).toBeLessThan(267);
      if (javaScriptEnabled) await expectAccessibleAtEachWidth(page);

      await page.getByRole('button', { name: 'Yes, this is my child' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your children');
      const names = page.getByRole('heading', { level: 2, name: IN_CLASS });
      await expect(names).toHaveText(['Taonga, Grade 1', 'Mwila, Grade 1', 'Mutinta, Grade 1']);
      for (const reference of references) {
        await expect(page.getByRole('definition').getByText(reference)).toBeVisible();
      }
      if (javaScriptEnabled) await expectAccessibleAtEachWidth(page);
      await page.reload();
      await expect(names).toHaveCount(3);

      await page.getByRole('button', { name: 'Close this page' }).click();
      await page.goto('/status/family');
      await expect(page.getByText('This page is closed again.')).toBeVisible();
    });

    test('a birth date shows one child, and sends the way to the others by mail', async ({
      page,
      school,
    }) => {
      const parent1Email = newEmail();
      const answer = await sendApplication(school.address, { parent1Email });
      const { reference } = (await answer.json()) as { reference: string };
      await sendApplication(school.address, { studentFirstName: 'Mwila', parent1Email });
      await page.goto('/status');
      await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
      await expect(page.getByText('Mwila')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show me my other children' }).click();
      await expect(page.getByText('it has sent you a link now')).toBeVisible();
      await page.reload();
      const mail = await mailTo(school.dataDir, parent1Email, 'The page of your children');
      await page.goto(mail.links.find((link) => link.includes('/status/family')) ?? '');
      await page.getByRole('button', { name: 'Yes, this is my child' }).click();
      await expect(page.getByRole('heading', { level: 2, name: IN_CLASS })).toHaveCount(2);
    });
  });
}
