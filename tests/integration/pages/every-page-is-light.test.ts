import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { newDataFolder } from '#tests/support/running-school.ts';
import { warmUp } from '../../../bench/tools/warm-up.ts';

/** The pages as the school delivers them: what a server may send before it has to wait for the phone's first answer. */
const MOST_BYTES = 14 * 1024;

/** A month with a long name, which no run of this test comes to. */
const LOSS = `insert into store_epochs (position, epoch, begun_at, receipts, asked_at)
  values (2, 'Zv9_4w', '2099-09-23T08:00:00.000Z', 0, '2099-09-23T09:00:00.000Z')`;
const REASON =
  'The river has flooded Great North Road at the bridge. Work for each grade can be fetched at the gate on Thursday, please call before coming.';
const CLOSED = `closures:
  - startsOn: 2099-09-23
    endsOn: 2099-09-24
    toldFrom: 2020-01-01
    reason: ${REASON}
`;

const root = mkdtempSync(join(tmpdir(), 'light-'));
afterAll(() => rmSync(root, { recursive: true }));

interface RedLines {
  lines: number;
  loss?: string;
  closed?: string;
}

describe.each<[string, RedLines]>([
  ['with no red line', { lines: 0 }],
  ['while each asks families to come by', { lines: 1, loss: LOSS }],
  ['while each says so and why school is closed', { lines: 2, loss: LOSS, closed: CLOSED }],
])('public pages %s', (_, { lines, loss, closed }) => {
  let school: HostedSchool;
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'content-'));
    cpSync(DELIVERED_CONTENT, folder, { recursive: true });
    const events = join(folder, 'events.yaml');
    if (closed) writeFileSync(events, readFileSync(events, 'utf8') + closed);
    const dataDir = newDataFolder();
    if (loss) rowsOfFile(join(dataDir, 'school.db'), loss);
    school = await hostSchool({ LOG_LEVEL: 'warn', CONTENT_DIR: folder }, dataDir);
  });
  afterAll(() => school.remove());

  test('say what they should', async () => {
    const page = await (await fetch(`${school.address}/about`)).text();
    expect(page.match(/<div data-ends=/g) ?? []).toHaveLength(lines);
  });

  test.each(publicPages)('%s travels with its styles in one breath', async (path) => {
    expect(await warmUp(school.address, path)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
