import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import {
  kindsOfBrowser,
  refuseCookies,
  refuseStorage,
} from '#tests/support/keeping/kinds-of-browser.ts';
import { SentenceReader } from '#tests/support/keeping/sentence-reader.ts';
import { sentences } from '#tests/support/keeping/sentences.ts';
import {
  applyForAJob,
  offerHelp,
  payForMeals,
  writeToTheSchool,
} from '#tests/support/keeping/short-ways.ts';
import { untilLoaded } from '#tests/support/keeping/until-loaded.ts';
import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { expect, test } from '#tests/support/school-story.ts';

for (const [name, kind] of Object.entries(kindsOfBrowser)) {
  test.describe(name, () => {
    test.use({
      javaScriptEnabled: kind.hasScript,
      serviceWorkers: kind.hasWorker ? 'allow' : 'block',
    });
    test.slow();

    test('says of keeping and sending what is so', async ({ page, context }) => {
      if (!kind.hasStorage)
        await (kind.hasScript ? refuseStorage(context) : refuseCookies(context));
      const reader = new SentenceReader(page, kind);
      await page.goto('/enrollment');
      if (kind.hasWorker) await untilSiteIsKept(page);
      for (const path of ['/status', '/enrollment/another-device']) await reader.open(path);
      if (kind.hasScript) {
        await page.getByRole('button', { name: 'Make a code' }).click();
        await expect(page.getByText('There are no answers on this device yet.')).toBeVisible();
        await reader.read('nothing to take along');
      }
      await reader.open('/privacy', '#your-device p');
      await applyForAPlace(reader);
      if (kind.hasStorage) await reader.open('/status', 'main', true);
      await writeToTheSchool(reader);
      await offerHelp(reader);
      await payForMeals(reader);
      await applyForAJob(reader);
      await subscribe(reader);
      expect(reader.untrue).toEqual([]);
      // What could be true in this browser was said in it somewhere.
      const possible = sentences.filter(({ isTrue }) =>
        [true, false, undefined].some((hasArrived) => isTrue({ ...kind, hasArrived })),
      );
      expect(possible.filter((one) => !reader.said.has(one)).map(({ says }) => says)).toEqual([]);
    });

    test('and signs in without an error', async ({ page, context }) => {
      if (!kind.hasStorage && kind.hasScript) await refuseStorage(context);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto('/sign-in');
      await page.waitForLoadState('networkidle');
      const says = kind.hasScript
        ? page.getByText('I have forgotten my password')
        : page.locator('main noscript .note');
      await expect(says).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}

async function applyForAPlace(reader: SentenceReader): Promise<void> {
  const { page, kind } = reader;
  const submit = () => page.getByRole('button', { name: 'Submit Application' }).click();
  const arrived = /EN-[2-9A-Z]{4}-[2-9A-Z]{4}/;
  await reader.open('/enrollment');
  if (!kind.hasScript) {
    await fillAnswers(page, 'all');
    return reader.send('enrollment', submit, arrived);
  }
  await fillUpToReview(page);
  await reader.read('review');
  if (kind.hasStorage) {
    await reader.open('/enrollment/another-device');
    await reader.cut(true);
    await page.getByRole('button', { name: 'Make a code' }).click();
    await expect(page.getByText('Your answers are safe')).toBeVisible();
    await reader.read('no code');
    await reader.cut(false);
    await reader.open('/enrollment');
    await expect(page.getByText('You have started this form before.')).toBeVisible();
    await reader.read('enrollment again');
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await reader.send('enrollment', submit, arrived);
}

/** The address gets no reference: the mail is its receipt. */
async function subscribe(reader: SentenceReader): Promise<void> {
  const { page, kind } = reader;
  await reader.open('/', '.join ~ *');
  const part = page.getByRole('contentinfo');
  const field = part.getByLabel('Email address');
  await field.fill('ruth@mail.example');
  if (kind.hasScript) {
    // What sends is loaded when somebody is in the field: a line that is cut before takes nothing.
    await untilLoaded(page);
    await reader.cut(true);
  }
  await field.press('Enter');
  await expect(page.getByText('One more step').filter({ visible: true })).toBeVisible();
  if (kind.hasScript) await expect(page.locator('.waiting-line')).toBeVisible();
  await reader.read('newsletter', !kind.hasScript);
}
