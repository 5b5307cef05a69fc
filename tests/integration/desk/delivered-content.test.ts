import { describe, expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { runScript } from '#tests/support/run-script.ts';

/** `content/` as it is delivered: that it can be served, and nothing about what it says. */
describe('the delivered content', () => {
  test('is well-formed, as `npm run content:check` says', async () => {
    const { code, printed } = await runScript('check-content', [], {
      CONTENT_DIR: DELIVERED_CONTENT,
    });
    expect(printed).toMatch(/^The content is well-formed\.\n/);
    expect(code).toBe(0);
  });

  test('names the pages that there are; sections of /parents come by themselves', () => {
    const { pages } = readContent(DELIVERED_CONTENT);
    expect(pages.map(({ path }) => path)).toEqual(fixtureContent.pages.map(({ path }) => path));
  });
});
