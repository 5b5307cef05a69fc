import { expect, test } from '#tests/support/school-story.ts';
import { sendOverBadLine } from '../../../bench/flaky-phones.ts';

test('what waits on three phones arrives once, whatever the line loses', async ({ browser }) => {
  const run = { submissions: 36, phones: 3 };
  const { arrivals, intactFiles, counts } = await sendOverBadLine(browser, run);
  for (const { submitted, once } of arrivals) expect(once).toBe(submitted);
  expect(intactFiles).toBe(9);
  expect(counts.requestsDropped + counts.answersDropped).toBeGreaterThan(0);
});
