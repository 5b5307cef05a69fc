import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const byEmail = (school: RunningSchool, email: string) =>
  listedAtDesk(school, 'subscribers', email);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const email = javaScriptEnabled ? 'reader@mail.example' : 'plain-reader@mail.example';

    test('a mail asks, one press confirms, one press leaves', async ({
      page,
      school,
      hydrated,
    }) => {
      const subscribe = async () => {
        await page.goto('/contact');
        if (javaScriptEnabled) await hydrated(page);
        const part = page.getByRole('contentinfo');
        await part.getByLabel('Email address').fill(email);
        await part.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
      };
      await subscribe();
      const asked = await mailTo(school.dataDir, email, 'please confirm the newsletter');
      await page.goto(asked.links[0] ?? '');
      expect(await byEmail(school, email)).toMatchObject([{ confirmedAt: null }]);
      await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
      await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible();
      expect((await byEmail(school, email))[0]?.confirmedAt).toMatch(/Z$/);

      // On the same day no other mail leaves: what is said is as true then, and the same.
      await subscribe();
      await expect(page.getByText('it may be there already').first()).toBeVisible();
      await expect(page.getByText('we send you a mail')).toHaveCount(0);

      // A day later.
      changeRows(school, 'update subscribers set mailed_at = null where email_search = ?', email);
      await subscribe();
      const known = await mailTo(school.dataDir, email, 'you already get our newsletter');
      await page.goto(known.links[0] ?? '');
      expect(await byEmail(school, email)).toMatchObject([{ leftAt: null }]);
      await page.getByRole('button', { name: 'Stop the newsletter' }).click();
      await expect(
        page.getByRole('heading', { name: 'You do not get our newsletter any more' }),
      ).toBeVisible();
      expect((await byEmail(school, email))[0]?.leftAt).toMatch(/Z$/);
    });
  });
}

test.describe('for everybody', () => {
  test('everyone can use the pages behind the links', async ({ page, request, school }) => {
    const email = 'every-reader@mail.example';
    await request.post('/api/newsletter-subscriptions', { data: { email } });
    const { links } = await mailTo(school.dataDir, email);
    await page.goto(links[0] ?? '');
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      await page.goto(path);
      await expect(page.getByText('This link')).toBeVisible();
      await expectAccessibleAtEachWidth(page);
    }
  });
});
