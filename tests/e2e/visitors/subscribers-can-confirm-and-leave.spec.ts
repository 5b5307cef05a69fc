import { expectAccessible } from '#tests/support/accessibility.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { changeRows, expect, rowsOf, test } from '#tests/support/school-story.ts';

const byEmail = 'select * from subscribers where email_search = ?';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const email = javaScriptEnabled ? 'reader@mail.example' : 'plain-reader@mail.example';

    test('a mail asks, one press confirms, one press leaves', async ({ page, school, awake }) => {
      const subscribe = async () => {
        await page.goto('/contact');
        if (javaScriptEnabled) await awake(page);
        const part = page.getByRole('contentinfo');
        await part.getByLabel('Email address').fill(email);
        await part.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
      };
      await subscribe();
      const asked = await mailTo(school.dataDir, email, 'please confirm the newsletter');
      await page.goto(asked.links[0] ?? '');
      expect(rowsOf(school, byEmail, email)).toMatchObject([{ confirmed_at: null }]);
      await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
      await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible();
      expect(rowsOf(school, byEmail, email)[0]?.confirmed_at).toMatch(/Z$/);

      // A day later.
      changeRows(school, 'update subscribers set mailed_at = null where email_search = ?', email);
      await subscribe();
      const known = await mailTo(school.dataDir, email, 'you already get our newsletter');
      await page.goto(known.links[0] ?? '');
      expect(rowsOf(school, byEmail, email)).toMatchObject([{ unsubscribed_at: null }]);
      await page.getByRole('button', { name: 'Stop the newsletter' }).click();
      await expect(
        page.getByRole('heading', { name: 'You do not get our newsletter any more' }),
      ).toBeVisible();
      expect(rowsOf(school, byEmail, email)[0]?.unsubscribed_at).toMatch(/Z$/);
    });
  });
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('everyone can use the pages behind the links', async ({ page, request, school }) => {
      const email = `everyone-${width}@mail.example`;
      await request.post('/api/newsletter-subscriptions', { data: { email } });
      const { links } = await mailTo(school.dataDir, email);
      await page.goto(links[0] ?? '');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
      await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible();
      await expectAccessible(page);
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
        await page.goto(path);
        await expect(page.getByText('This link')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
