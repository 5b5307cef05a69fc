import { keyFigure } from '#features/content/sections/key-figures.ts';
import { sectionNames, sectionPath, sections } from '#features/content/sections/sections.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { expect, test } from '#tests/support/school-story.ts';

for (const name of sectionNames) {
  test(`${sections[name].title} begins with what parents come for`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(sectionPath(name));
    const head = page.getByRole('main').locator('.head');
    const said = keyFigure(name, fixtureContent.sections[name], fixtureContent);
    await expect(head.locator('.swatch')).toBeInViewport();
    await expect(head.locator('b')).toHaveText(said ? [likeIt(said.figure)] : []);
    if (said) await expect(head.locator('b')).toBeInViewport({ ratio: 1 });
    if (said?.href) {
      const link = head.getByRole('link', { name: likeIt(said.figure) });
      await expect(link).toHaveAttribute('href', said.href);
    }
    await expectAccessibleAtEachWidth(page);
  });
}

/** Any numbers: another story may have published other fees at this school (the sums have rules of their own). */
function likeIt(figure: string): RegExp {
  const literal = figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\d+/g, '\\d+')}$`);
}
