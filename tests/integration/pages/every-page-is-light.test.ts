import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { warmUp } from '../../../bench/tools/warm-up.ts';

/** The pages as the school delivers them: what a server may send before it has to wait for the phone's first answer. */
const MOST_BYTES = 14 * 1024;

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn', CONTENT_DIR: DELIVERED_CONTENT });
});
afterAll(() => school.remove());

test.each(publicPages)('%s travels with its styles in one breath', async (path) => {
  expect(await warmUp(school.address, path)).toBeLessThanOrEqual(MOST_BYTES);
});
