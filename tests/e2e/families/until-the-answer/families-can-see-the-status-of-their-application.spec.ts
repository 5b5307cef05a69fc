import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { setStatus } from '#tests/support/clients/access-code.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { card, unfold } from '#tests/support/papers-story.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import {
  askForStatus,
  BIRTH_DATE,
  EMAIL,
  EMAIL_OR_PHONE,
} from '#tests/support/readers/status-page.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

async function applied(address: string, parent1Email: string): Promise<string> {
  const answer = await sendApplication(address, { parent1Email });
  return ((await answer.json()) as { reference: string }).reference;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('from the mail to the status, as the office changes it', async ({ page, school }) => {
      const email = `family-${javaScriptEnabled}@mail.example`;
      const reference = await applied(school.address, email);
      const receipt = await mailTo(school.dataDir, email, 'we have your enrollment application');
      await page.goto(receipt.links[0] ?? '');

      const look = (typed: string) =>
        askForStatus(page, typed, BIRTH_DATE, sampleAnswers.studentDOB);
      await look(reference.toLowerCase().replaceAll('-', ' '));
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
      await expect(page.getByRole('definition').getByText(reference)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Mutinta, Grade 1' })).toBeVisible();
      await expect(page).toHaveURL('/status/family');
      await page.reload();
      await expect(page.getByRole('definition').getByText(reference)).toBeVisible();

      await setStatus((statement) => changeRows(school, statement), reference, 'waitlisted');
      await page.getByRole('link', { name: 'Check another one' }).click();
      await look(reference);
      await expect(
        page.getByRole('heading', { name: 'You are on the waiting list' }),
      ).toBeVisible();
    });

    test('an offer says all that a family has to know, and how to answer it', async ({
      page,
      school,
    }) => {
      const reference = await applied(school.address, newEmail());
      await setStatus((statement) => changeRows(school, statement), reference, 'offered');
      await page.goto('/status');
      await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
      await expect(page.getByRole('heading', { name: 'We offer a place' })).toBeVisible();
      const offer = page.getByRole('region', { name: 'The place for Mutinta' });
      await expect(offer.getByText(/Please answer by \w+day/)).toBeVisible();
      await expect(offer.getByRole('rowheader', { name: 'Registration, once' })).toBeVisible();
      await expect(offer.getByText('Birth certificate or birth record')).toBeVisible();
      await expect(offer.getByRole('heading', { name: 'How to answer' })).toBeVisible();
      await expect(offer.locator('[aria-current=step]')).toContainText('Your answer');
      await expect(page.getByText(sampleAnswers.studentLastName)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('of two applications of one child, the page says that another one goes on, and not which', async ({
      page,
      school,
    }) => {
      const [own, leading] = [
        await applied(school.address, newEmail()),
        await applied(school.address, newEmail()),
      ];
      changeRows(
        school,
        'update enrollment_applications set same_child_as = ? where reference = ?',
        ...[leading, own],
      );
      await page.goto('/status');
      await askForStatus(page, own, BIRTH_DATE, sampleAnswers.studentDOB);
      await expect(
        page.getByText('The school goes on with another application for the same child.'),
      ).toBeVisible();
      expect(await page.content()).not.toContain(leading);
    });

    test('what is not found says how to go on, and keeps what was typed', async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Check the status' }).click();
      await askForStatus(page, 'JA-2222-2222', EMAIL, 'somebody@mail.example');
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(page.locator('.summary')).toBeFocused();
      await expect(page.getByText('We cannot find anything with these answers.')).toBeVisible();
      await expect(page.getByLabel('Reference')).toHaveValue('JA-2222-2222');
      await expect(page.getByLabel(EMAIL)).toHaveValue('somebody@mail.example');
    });

    test('a reference with a typing mistake is told, and kept', async ({ page }) => {
      await page.goto('/status');
      const reference = page.getByLabel('Reference');
      const next = page.getByRole('button', { name: 'Continue' });
      for (const [typed, said] of [
        ['', 'Enter the reference'],
        ['EN-2222-2223', 'There is a typing mistake in this reference.'],
        ['EN-2222-222', 'One or more are missing here.'],
        ['EN-B222-2222', '“B” is in none of our references.'],
        ['2222-2222', 'A reference begins with two letters'],
        ['CM-2222-2222', 'A reference with CM belongs to a message.'],
      ] as const) {
        await reference.fill(typed);
        await next.click();
        await expect(page.locator('.summary')).toBeFocused();
        await expect(page.locator('.summary').getByRole('link')).toContainText(said);
        await expect(reference).toHaveAccessibleDescription(new RegExp(`Error: .*${said}`));
        await expect(reference).toHaveValue(typed);
        await expect(page).toHaveURL('/status');
      }
      await page.locator('.summary').getByRole('link').press('Enter');
      await expect(reference).toBeFocused();
    });

    test('the second step asks one thing, and stands through Back, a reload and another reference', async ({
      page,
      school,
    }) => {
      const reference = await applied(school.address, `back-${javaScriptEnabled}@mail.example`);
      const asked = page.getByRole('main').locator('input:not([type=hidden])');
      await page.goto('/status');
      await expect(asked).toHaveCount(1);
      await page.getByLabel('Reference').fill('VA 2222 2222');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(EMAIL_OR_PHONE, { exact: true })).toBeFocused();
      await expect(asked).toHaveCount(2);
      await expect(page.getByLabel('Reference')).toHaveValue('VA-2222-2222');
      await page.reload();
      await expect(page.getByLabel('Reference')).toHaveValue('VA-2222-2222');

      await page.getByLabel('Reference').fill(reference);
      await page.getByRole('button', { name: 'Show the status' }).click();
      await expect(page.getByLabel(BIRTH_DATE)).toBeFocused();
      await expect(asked).toHaveCount(2);
      await expect(page.getByText('There is a problem')).toBeHidden();
      await page.goto('/about');
      await page.goBack();
      await expect(page.getByLabel('Reference')).toHaveValue(reference);
      await page.goBack();
      await expect(page.getByLabel(EMAIL_OR_PHONE, { exact: true })).toBeVisible();
      await page.goForward();
      await page.getByLabel(BIRTH_DATE).fill(sampleAnswers.studentDOB);
      await page.getByRole('button', { name: 'Show the status' }).click();
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
      await page.getByRole('button', { name: 'Close this page' }).click();
      await expect(page).toHaveURL('/status');
      // A phone is handed on: whose it was is gone.
      await page.goBack();
      await expect(page.getByRole('main')).toContainText('This page is closed again.');
      await page.goBack();
      await expect(page.getByLabel('Reference')).toHaveValue('');
      await expect(page.getByLabel(BIRTH_DATE)).toHaveValue('');
    });

    test('an answer that was left out is asked for, and the reference stays', async ({ page }) => {
      await page.goto('/status');
      await askForStatus(page, 'EN-2222-2222', BIRTH_DATE, '');
      const missing = page.locator('.summary').getByRole('link');
      await expect(missing).toHaveText('Enter the child’s date of birth');
      await missing.press('Enter');
      await expect(page.getByLabel(BIRTH_DATE)).toBeFocused();
      await expect(page.getByLabel('Reference')).toHaveValue('EN-2222-2222');
    });
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Back to the page finds it open until it is closed, and never says that there is no network', async ({
    page,
    school,
  }) => {
    const reference = await applied(school.address, newEmail());
    const main = page.getByRole('main');
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    const backFromContact = async () => {
      await contact.click();
      await expect(page).toHaveURL('/contact');
      await page.goBack();
    };
    await page.goto('/about');
    await untilSiteIsKept(page);
    await page.goto('/status');
    await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
    await backFromContact();
    await expect(main).toContainText(reference);
    await page.getByRole('button', { name: 'Close this page' }).click();
    await page.goBack();
    await expect(main).toContainText('This page is closed again.');
    await expect(main).not.toContainText(reference);
    await page.goto('/status/family');
    await expectAccessibleAtEachWidth(page);

    await page.goto('/status');
    await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
    await unfold(page, 'Photograph of the child');
    const photograph = card(page, 'Photograph of the child');
    await photograph.getByRole('button', { name: 'I do not have it yet' }).click();
    await expect(main).toContainText('You do not have it yet');
    await backFromContact();
    await expect(photograph).toContainText('You do not have it yet');
  });

  test('a form that is sent without a network says so', async ({ page, context }) => {
    await page.goto('/about');
    await untilSiteIsKept(page);
    await page.goto('/status');
    await page.getByLabel('Reference').fill('EN-2222-2222');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network');
  });
});

test.describe('for everybody', () => {
  test('everyone can use the form, its refusal and its answer', async ({ page, school }) => {
    const reference = await applied(school.address, 'every-asker@mail.example');
    await page.goto('/status');
    await expectAccessibleAtEachWidth(page);
    await page.getByLabel('Reference').fill(`${reference}3`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByLabel('Reference').fill(reference);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(BIRTH_DATE)).toBeFocused();
    await expectAccessibleAtEachWidth(page);
    await page.getByLabel(BIRTH_DATE).fill(sampleAnswers.studentDOB);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});
