import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('an editor is told what an editor’s password opens, and what the search of the desk finds', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff', 'editor');
  await expect(page.getByText(/Whoever knows your password can change what the/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search all rooms' });
  await expect(search).toHaveAttribute('placeholder', 'Email of a newsletter subscriber');
  await search.fill('Term 3');
  await expect(page.getByText(/This finds the subscribers of the newsletter/)).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
