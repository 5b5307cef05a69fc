import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { newPicture, sendPicture } from '#tests/support/clients/send-picture.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { smallJpeg } from '#tests/support/samples/sample-pictures.ts';

const CARD = 'under-five-card';

describe.each(presentStoreKinds())('two guardians with two phones, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  /** Two guardians follow one child, and both have looked at this status. */
  async function newFamily(status: string) {
    const { reference } = await (await sendApplication(school.address)).json();
    const follow = async () => {
      const guardian = await openStaffAccount(school, database.rows);
      const code = await newAccessCode(database.rows, reference);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      return guardian;
    };
    const [first, second] = [await follow(), await follow()];
    await setStatus(database.rows, reference, status);
    const at = `/api/portal/applications/${reference}`;
    const answer = (guardian: StaffClient, to: string) =>
      guardian.post(`${at}/status`, { to, seen: status });
    const papers = async (guardian: StaffClient) => (await guardian.get(`${at}/papers`)).json();
    const cardOf = async (guardian: StaffClient) =>
      (await papers(guardian)).papers.find(({ id }: { id: string }) => id === CARD);
    const choose = (guardian: StaffClient, way: string, seen: string | null) =>
      guardian.post(`${at}/papers`, { paper: CARD, way, seen });
    return { reference, first, second, at, answer, papers, cardOf, choose };
  }

  test.each([
    ['accepted', 'declined', 'the place was accepted before'],
    ['declined', 'accepted', 'the place was declined before'],
  ])('after one has %s, the other who %s is told whose answer counts', async (to, other, words) => {
    const { first, second, at, answer } = await newFamily('offered');
    expect((await answer(first, to)).status).toBe(200);
    const late = await answer(second, other);
    expect(late.status).toBe(409);
    const { detail } = await late.json();
    expect(detail).toContain(words);
    expect(detail).toContain('by another guardian');
    expect((await (await second.get(at)).json()).status).toBe(to);
    // The same answer from both is no contradiction.
    expect((await answer(second, to)).status).toBe(200);
  });

  test('in the same instant one answer counts, and each is told which', async () => {
    for (let round = 0; round < 5; round++) {
      const { first, second, at, answer } = await newFamily('offered');
      const answers = await Promise.all([answer(first, 'accepted'), answer(second, 'declined')]);
      const codes = answers.map(({ status }) => status);
      expect(codes.toSorted()).toEqual([200, 409]);
      const { status } = await (await first.get(at)).json();
      expect(status).toBe(codes[0] === 200 ? 'accepted' : 'declined');
    }
  });

  test('a photograph of one is not taken away by “not yet” of the other, who has not seen it', async () => {
    const { first, second, papers, cardOf, choose } = await newFamily('underReview');
    expect(await cardOf(second)).not.toHaveProperty('changedAt');
    const { pass } = await papers(first);
    const sent = await sendPicture(school.address, newPicture(pass, CARD, smallJpeg));
    expect(sent.status).toBe(201);
    for (const way of ['notYet', 'bring']) {
      const late = await choose(second, way, null);
      expect(late.status).toBe(409);
      expect((await late.json()).detail).toContain('Look at how it stands now');
    }
    const { status, changedAt } = await cardOf(first);
    expect(status).toBe('sent');
    // Whoever has seen it may still say so.
    expect((await choose(second, 'notYet', changedAt)).status).toBe(200);
    expect((await cardOf(first)).status).toBe('notYet');
    // An answer that got lost is asked for once more, and is as before.
    expect((await choose(second, 'notYet', changedAt)).status).toBe(200);
  });

  test('the photograph of one takes the place of “not yet” of the other', async () => {
    const { first, second, papers, cardOf, choose } = await newFamily('underReview');
    const { pass } = await papers(first);
    expect((await choose(second, 'notYet', null)).status).toBe(200);
    const sent = await sendPicture(school.address, newPicture(pass, CARD, smallJpeg));
    expect(sent.status).toBe(201);
    expect((await cardOf(second)).status).toBe('sent');
  });
});
