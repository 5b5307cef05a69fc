import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { type RestorableSchool, restorableSchool } from '#tests/support/restored-school.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { applyForChild, keptApplications } from '#tests/support/sent-from-a-phone.ts';

let restorable: RestorableSchool;
test.beforeAll(async () => {
  restorable = await restorableSchool();
});
test.afterAll(() => restorable.remove());

const rows = async (query: string) =>
  rowsOfFile(`${restorable.school.dataDir}/school.db`, query) as Record<string, string>[];

test('neither the copy nor the phone that sent it brings back what was erased', async ({
  browser,
}) => {
  const { address } = restorable.school;
  const phones = await Promise.all([browser.newContext(), browser.newContext()]);
  const [early, late] = await Promise.all(phones.map((phone) => phone.newPage()));
  if (!early || !late) throw new Error('Two phones have a page each');
  const inCopy = await applyForChild(early, address, 'Inthecopy');
  await restorable.backUp();
  const sinceCopy = await applyForChild(late, address, 'Sincethecopy');
  const office = await openStaffAccount(restorable.school, rows, 'administrator');
  for (const reference of [inCopy, sinceCopy])
    expect((await eraseAtDesk(office, reference)).status).toBe(200);

  await restorable.restore();
  expect(await rows('select reference from enrollment_applications')).toEqual([]);
  for (const phone of [early, late]) {
    await phone.goto(`${restorable.school.address}/about`);
    const epoch = await phone.evaluate(() => document.documentElement.dataset.epoch ?? 'none');
    // The phone has offered it, and heard an answer.
    await expect.poll(() => keptApplications(phone), { timeout: 15_000 }).toContain(epoch);
    await expect(phone.getByText('brought it back')).toBeHidden();
  }
  expect(await rows('select reference from enrollment_applications')).toEqual([]);
  const named = await rows(`select reference from returned_receipts where reference <> ''`);
  expect(named).toEqual([]);
  await Promise.all(phones.map((phone) => phone.close()));
});
