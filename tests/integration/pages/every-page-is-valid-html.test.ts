import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';

/** What the standard says, and no opinions on how it is spelled. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

/** The pages as the school delivers them. */
let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn', CONTENT_DIR: DELIVERED_CONTENT });
});
afterAll(() => school.remove());

const asFilledIn = [
  '/careers?position=school-counselor',
  '/contact?map=live',
  '/enrollment?step=4',
  '/status',
  ...['/parents/meals?lunch=5&period=term-1', '/parents/meals/help', '/parents/meals/transaction'],
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/portal/stop-erasure',
  '/portal/confirm-address',
  '/stop-change',
  '/messages/answer',
];

test.each([...publicPages, ...asFilledIn, '/no-such-page'])('%s is valid HTML', async (path) => {
  const html = await (await fetch(school.address + path)).text();
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
