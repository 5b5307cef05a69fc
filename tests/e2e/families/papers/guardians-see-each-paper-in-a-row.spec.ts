import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { setStatus } from '#tests/support/clients/access-code.ts';
import { card, openPapers } from '#tests/support/papers-story.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const CARD = 'Under-five card';

test('the page of a child tells of each paper how far it is, and leads to the one that is due', async ({
  page,
  school,
}) => {
  const reference = await openPapers(page, school);
  await page.getByRole('button', { name: 'I will bring it' }).first().click();
  await expect(page.getByText('You will bring it')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the application' }).click();
  const papers = page.getByRole('region', { name: 'Papers' });
  await expect(papers.getByRole('listitem')).toHaveCount(3);
  await expect(papers).toContainText('The school has 0 of 3');
  const birth = papers.getByRole('listitem').filter({ hasText: 'Birth certificate' });
  await expect(birth).toContainText('You will bring it');
  await expect(birth.getByRole('link')).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  const row = papers.getByRole('listitem').filter({ hasText: CARD });
  await row.getByRole('link', { name: 'Photograph it' }).click();
  await expect(card(page, CARD).getByRole('button', { name: 'I will bring it' })).toBeVisible();

  // Of an application that is closed the office needs none.
  await setStatus((statement) => changeRows(school, statement), reference, 'declined');
  await page.goto(`/portal/applications/${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mutinta Hamoonga' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(papers).toHaveCount(0);
});
