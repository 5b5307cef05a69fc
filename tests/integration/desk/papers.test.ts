import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  newPicture,
  type PictureToSend,
  sendPicture,
  sendPiece,
} from '#tests/support/clients/send-picture.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import {
  bytesOf,
  heicStart,
  hugePng,
  jpegOfSize,
  POSITION,
  pictureOf,
  pngChunk,
  smallJpeg,
  smallPng,
} from '#tests/support/samples/sample-pictures.ts';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`papers by photograph on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    let office: StaffClient;
    const start = () => runSchool({ ...database.settings, LOG_LEVEL: 'debug' }, database.dataDir);
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await start();
      office = await openStaffAccount(school, database.rows, 'admissions');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const papersAt = (reference: string) => `/api/portal/applications/${reference}/papers`;
    const deskAt = (reference: string) => `/api/staff/enrollment-applications/${reference}/papers`;
    async function newFamily() {
      const { reference } = await (await sendApplication(school.address)).json();
      return { reference, ...(await followAnew(reference)) };
    }
    /** Another guardian's account. */
    async function followAnew(reference: string) {
      const guardian = await openStaffAccount(school, database.rows);
      const code = await newAccessCode(database.rows, reference);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      const { pass, papers } = await (await guardian.get(papersAt(reference))).json();
      return { guardian, pass, papers };
    }
    const statusOf = async (guardian: StaffClient, reference: string, paper: string) => {
      const { papers } = await (await guardian.get(papersAt(reference))).json();
      return papers.find(({ id }: { id: string }) => id === paper);
    };
    const atDesk = async (reference: string, paper: string) => {
      const { papers } = await (
        await office.get(`/api/staff/enrollment-applications/${reference}`)
      ).json();
      return papers.find(({ id }: { id: string }) => id === paper);
    };
    const say = (reference: string, body: object) =>
      office.post(deskAt(reference).replace(/\/papers$/, ''), { change: 'paper', ...body });
    const send = (picture: PictureToSend) => sendPicture(school.address, picture);
    const piece = (picture: PictureToSend, number?: number, changes = {}) =>
      sendPiece(school.address, picture, number, changes);
    /** Files of the data folder in which these bytes stand. */
    function filesWith(word: string): string[] {
      try {
        const found = execFileSync('grep', ['-rlaF', word, database.dataDir], { encoding: 'utf8' });
        return found.trim().split('\n');
      } catch {
        return [];
      }
    }
    /** As if the time in which the office can take its answer back were over. */
    const endTenMinutes = (reference: string) =>
      database.rows(
        `update paper_pictures set destroy_at = '2026-01-01T00:00:00.000Z' where destroy_at is not null and reference = '${reference}'`,
      );
    const filesIn = async () =>
      (await database.rows('select stored_file from paper_pictures where stored_file is not null'))
        .length;

    test('a family is asked for the papers of the grade, and says how each comes', async () => {
      const { guardian, reference, papers } = await newFamily();
      expect(papers.map(({ id }: { id: string }) => id)).toEqual([
        'birth-record',
        'under-five-card',
        'photograph',
      ]);
      const choose = async (paper: string, way: string) => {
        const seen = (await statusOf(guardian, reference, paper))?.changedAt ?? null;
        return guardian.post(papersAt(reference), { paper, way, seen });
      };
      expect((await choose('birth-record', 'notYet')).status).toBe(200);
      expect((await choose('birth-record', 'bring')).status).toBe(200);
      expect(await statusOf(guardian, reference, 'birth-record')).toMatchObject({
        status: 'bring',
      });
      expect((await choose('birth-record', 'takeBack')).status).toBe(200);
      expect(await statusOf(guardian, reference, 'birth-record')).not.toHaveProperty('status');
      await expectProblem(await choose('transfer-letter', 'bring'), 422);
      await expectProblem(await choose('birth-record', 'seen'), 422, 'way');
    });

    test('pieces come in any order, more than once and over a restart; the picture is there once', async () => {
      const { reference, pass } = await newFamily();
      const picture = newPicture(pass, 'birth-record', pictureOf(`word-${reference}-order`));
      expect(await (await piece(picture)).json()).toEqual({ missing: [0, 1, 2] });
      expect(await (await piece(picture, 2)).json()).toEqual({ missing: [0, 1] });
      expect(await (await piece(picture, 2)).json()).toEqual({ missing: [0, 1] });
      await expectProblem(await piece(picture, 0, { pieceSha256: 'a'.repeat(64) }), 400);
      await expectProblem(await piece(picture, 7), 400);
      await school.stop('SIGKILL');
      // Sessions belong to the address, which is another one now; a pass does not.
      school = await start();
      office = await openStaffAccount(school, database.rows, 'admissions');
      expect(await (await piece(picture)).json()).toEqual({ missing: [0, 1] });
      const both = await Promise.all([piece(picture, 1), piece(picture, 0)]);
      const last = [...both, await piece(picture)];
      expect(last.some(({ status }) => status === 201)).toBe(true);
      expect((await send(picture)).status).toBe(201);
      const { guardian } = await followAnew(reference);
      expect(await statusOf(guardian, reference, 'birth-record')).toMatchObject({ status: 'sent' });
      const rows = await database.rows(
        `select id, stored_file from paper_pictures where reference = '${reference}'`,
      );
      expect(rows).toHaveLength(1);
      expect(
        await database.rows(
          `select number from paper_picture_pieces where picture_id = '${picture.key}'`,
        ),
      ).toEqual([]);
      // The whole one only, upright, and without the position.
      expect(filesWith(`word-${reference}-order`)).toHaveLength(1);
      const { picture: shown } = await atDesk(reference, 'birth-record');
      const answer = await office.get(`${deskAt(reference)}/${shown.id}`);
      expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes(POSITION)).toBe(false);
      expect(bytes.includes('Exif')).toBe(true);
      // Nobody else sees it, also not the family.
      expect((await guardian.get(`${deskAt(reference)}/${shown.id}`)).status).toBe(404);
      const copy = await (await guardian.get(`/api/portal/applications/${reference}/copy`)).json();
      expect(copy.records.papers).toHaveLength(1);
      expect(copy.files).toEqual([]);
    });

    test('a piece whose file is lost is asked for again, and a picture cannot grow on its way', async () => {
      const { reference, pass } = await newFamily();
      const picture = newPicture(pass, 'birth-record', pictureOf(`word-${reference}-lost`));
      expect((await piece(picture, 0)).status).toBe(200);
      expect((await piece(picture, 1)).status).toBe(200);
      await expectProblem(await piece(picture, undefined, { size: '150000' }), 422);
      await database.rows(
        `update paper_picture_pieces set stored_file = '${crypto.randomUUID()}' where picture_id = '${picture.key}' and number = 1`,
      );
      expect(await (await piece(picture, 2)).json()).toEqual({ missing: [1] });
      expect(await (await piece(picture)).json()).toEqual({ missing: [1] });
      expect((await piece(picture, 1)).status).toBe(201);
    });

    test('a ticked photograph is destroyed after ten minutes: its bytes are in no file, and the tick does not bring them back', async () => {
      const { guardian, reference, pass } = await newFamily();
      const word = `word-${reference}-seen`;
      const first = newPicture(pass, 'birth-record', pictureOf(word));
      expect((await send(first)).status).toBe(201);
      expect(filesWith(word).length).toBeGreaterThan(0);
      // A better one takes its place, so that the first on the screen is answered no more.
      const better = newPicture(pass, 'birth-record', pictureOf(`${word}-better`));
      expect((await send(better)).status).toBe(201);
      const at = { paper: 'birth-record', way: 'seen' };
      expect((await say(reference, { ...at, pictureId: first.key })).status).toBe(409);
      expect((await say(reference, { ...at, pictureId: better.key })).status).toBe(200);
      // A wrong press: the photograph waits again, and nobody has ticked it.
      expect(filesWith(`${word}-better`)).toHaveLength(1);
      const answered = await atDesk(reference, 'birth-record');
      expect(answered?.picture).toMatchObject({ id: better.key, goesAt: expect.any(String) });
      const back = { ...at, way: 'notSeen', pictureId: better.key };
      expect((await say(reference, back)).status).toBe(200);
      const waits = await atDesk(reference, 'birth-record');
      expect(waits).toMatchObject({ status: 'sent', changedBy: null });
      expect(waits?.picture).not.toHaveProperty('goesAt');
      const unclear = { ...at, way: 'unreadable', words: 'Too dark', pictureId: better.key };
      expect((await say(reference, unclear)).status).toBe(200);
      expect((await say(reference, back)).status).toBe(200);
      expect((await say(reference, { ...at, pictureId: better.key })).status).toBe(200);
      await endTenMinutes(reference);
      await expect.poll(() => filesWith(word), { timeout: 30_000 }).toEqual([]);
      expect((await office.get(`${deskAt(reference)}/${better.key}`)).status).toBe(404);
      const seen = await atDesk(reference, 'birth-record');
      expect(seen).toMatchObject({ status: 'seen', changedBy: office.email });
      expect(seen).not.toHaveProperty('picture');
      const told = await statusOf(guardian, reference, 'birth-record');
      expect(told).toMatchObject({ status: 'seen' });
      expect(JSON.stringify(told)).not.toContain(office.email);
      expect((await say(reference, { ...at, pictureId: null })).status).toBe(409);
      await expectProblem(await send(newPicture(pass, 'birth-record', smallJpeg)), 422);
      // The phone that never heard of it is told again that it has arrived.
      expect((await send(better)).status).toBe(201);
      expect((await say(reference, { ...at, way: 'notSeen', pictureId: null })).status).toBe(200);
      expect(await atDesk(reference, 'birth-record')).not.toHaveProperty('status');
      expect(filesWith(word)).toEqual([]);
      const acts = await database.rows(
        `select data from audit_records where about = '${reference}' and data like '%"paper"%' order by at`,
      );
      const paperName = 'Birth certificate or birth record';
      const birthRecord = { paper: 'birth-record', paperName };
      expect(acts.map(({ data }) => data)).toEqual([
        JSON.stringify({ ...birthRecord, said: 'seen', isPhotographGone: true }),
        JSON.stringify({ ...birthRecord, said: 'notSeen' }),
        JSON.stringify({ ...birthRecord, said: 'unreadable', isPhotographGone: true }),
        JSON.stringify({ ...birthRecord, said: 'notSeen' }),
        JSON.stringify({ ...birthRecord, said: 'seen', isPhotographGone: true }),
        JSON.stringify({ ...birthRecord, said: 'notSeen' }),
      ]);
      const destroyed = await database.rows(
        `select destroyed_because, sha256 from paper_pictures where reference = '${reference}' order by begun_at`,
      );
      expect(destroyed).toEqual([
        { destroyed_because: 'replaced', sha256: '' },
        { destroyed_because: 'seen', sha256: '' },
      ]);
    });

    test('the office hears of a photograph: on Today, in the list, and before it goes unseen', async () => {
      const { reference, pass } = await newFamily();
      const other = await sendApplication(school.address);
      const { reference: plain } = await other.json();
      const linesOfToday = async (): Promise<{ words: string; to: string }[]> =>
        (await (await office.get('/api/staff/today')).json()).lines.filter(
          ({ words }: { words: string }) => words.includes('photograph'),
        );
      const listed = async (search: string): Promise<string[]> => {
        const { rows } = await (
          await office.get(`/api/staff/enrollment-applications?waits=papers&${search}`)
        ).json();
        return rows.map((item: { reference: string }) => item.reference);
      };
      expect(await listed(`q=${reference}`)).toEqual([]);
      const picture = newPicture(pass, 'birth-record', smallJpeg);
      expect((await send(picture)).status).toBe(201);
      const [waiting, ...more] = await linesOfToday();
      expect(waiting?.words).toMatch(/^\d+ photographs? of (a paper|papers) to look at$/);
      expect(waiting?.to).toBe('/staff/enrollment-applications/photographs');
      expect(more).toEqual([]);
      const { photographs } = await (await office.get('/api/staff/enrollment-photographs')).json();
      expect(photographs).toContainEqual(
        expect.objectContaining({ reference, id: 'birth-record', status: 'sent' }),
      );
      expect(await listed('')).toContain(reference);
      expect(await listed(`q=${reference}`)).toEqual([reference]);
      expect(await listed(`q=${plain}`)).toEqual([]);
      expect(await listed('sort=name')).toContain(reference);

      // It counts from the day on which it arrived, not from that on which the phone began to send it.
      const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
      const set = (column: string, days: number) =>
        database.rows(
          `update paper_pictures set ${column} = '${before(days)}' where id = '${picture.key}'`,
        );
      await set('begun_at', 50);
      expect(await linesOfToday()).toHaveLength(1);
      await set('arrived_at', 47);
      const [, going] = await linesOfToday();
      expect(going?.words).toMatch(/^1 photograph of a paper goes within two weeks/);

      // Under the other application of the same child it is found with the one that the list shows.
      await database.rows(
        `update enrollment_applications set same_child_as = '${plain}' where reference = '${reference}'`,
      );
      expect(await listed('')).toContain(plain);
      expect(await listed('')).not.toContain(reference);
      await database.rows(
        `update enrollment_applications set same_child_as = null where reference = '${reference}'`,
      );
      const seen = { paper: 'birth-record', way: 'seen', pictureId: picture.key };
      expect((await say(reference, seen)).status).toBe(200);
      expect(await listed('')).not.toContain(reference);
    });

    test('what cannot be read is asked for again with a reason, and a paper on the table needs no photograph', async () => {
      const { guardian, reference, pass } = await newFamily();
      const picture = newPicture(pass, 'photograph', smallPng);
      expect((await send(picture)).status).toBe(201);
      const at = { paper: 'photograph', way: 'unreadable', pictureId: picture.key };
      await expectProblem(await say(reference, at), 422, 'words');
      expect((await say(reference, { ...at, words: 'The left side is dark.' })).status).toBe(200);
      expect(await statusOf(guardian, reference, 'photograph')).toMatchObject({
        ...{ status: 'unreadable', words: 'The left side is dark.' },
      });
      expect((await send(newPicture(pass, 'photograph', smallJpeg))).status).toBe(201);
      const table = { paper: 'under-five-card', way: 'seen', pictureId: null };
      expect((await say(reference, table)).status).toBe(200);
      expect(await statusOf(guardian, reference, 'under-five-card')).toMatchObject({
        status: 'seen',
      });
      expect((await say(reference, { ...table, paper: 'no-such-paper' })).status).toBe(404);
    });

    test.each([
      ['a PDF named .jpg', bytesOf('%PDF-1.7 and so on'), 415, 'PDF'],
      ['a HEIC file', heicStart, 415, 'HEIC'],
      ['zeros', new Uint8Array(100_000), 415, 'JPEG'],
      ['a picture that unpacks to gigabytes', hugePng(60_000, 60_000), 413, '30 megapixels'],
      ['a photograph of 40 megapixels', jpegOfSize(7296, 5472), 413, '30 megapixels'],
      ['a picture that is cut off', smallJpeg.subarray(0, 200), 415, 'not whole'],
      ['more than a phone makes of it', new Uint8Array(210_000), 413, ''],
    ])('%s is refused with what to do, and leaves nothing', async (_, bytes, status, said) => {
      const before = await filesIn();
      const { guardian, reference, pass } = await newFamily();
      const answer = await send(newPicture(pass, 'birth-record', bytes));
      const { detail } = await answer.clone().json();
      await expectProblem(answer, status);
      expect(detail).toContain(said);
      expect(await statusOf(guardian, reference, 'birth-record')).not.toHaveProperty('status');
      expect(await filesIn()).toBe(before);
      expect(
        await database.rows(
          `select number from paper_picture_pieces join paper_pictures on id = picture_id where reference = '${reference}'`,
        ),
      ).toEqual([]);
    });

    test('nobody sends without a pass of a family that follows the application now', async () => {
      const { guardian, reference, pass } = await newFamily();
      const other = await newFamily();
      for (const wrong of ['', 'x', `${pass}x`, pass.replace(reference, other.reference)]) {
        await expectProblem(await send(newPicture(wrong, 'birth-record', smallJpeg)), 401);
      }
      // The key of another family’s picture opens nothing.
      const theirs = newPicture(other.pass, 'birth-record', smallJpeg);
      expect((await send(theirs)).status).toBe(201);
      await expectProblem(await piece({ ...theirs, pass }), 422);
      expect((await guardian.get(papersAt(other.reference))).status).toBe(404);
      await database.rows(
        `delete from enrollment_guardians where account_id = '${guardian.accountId}'`,
      );
      await expectProblem(await send(newPicture(pass, 'birth-record', smallJpeg)), 401);
    });

    test('a closed application needs no papers', async () => {
      const { reference, pass } = await newFamily();
      await setStatus(database.rows, reference, 'withdrawn');
      const answer = await send(newPicture(pass, 'birth-record', smallJpeg));
      expect((await answer.json()).detail).toContain('closed');
    });

    test('what cannot be read of a closed application needs no reason: the family is asked for nothing', async () => {
      const { reference, pass } = await newFamily();
      const picture = newPicture(pass, 'photograph', smallPng);
      expect((await send(picture)).status).toBe(201);
      await setStatus(database.rows, reference, 'withdrawn');
      const listed = await office.get('/api/staff/enrollment-photographs');
      const { photographs } = await listed.json();
      expect(
        photographs.find((one: { reference: string }) => one.reference === reference),
      ).toMatchObject({ isOver: true });
      const unclear = { paper: 'photograph', way: 'unreadable', pictureId: picture.key };
      expect((await say(reference, unclear)).status).toBe(200);
      const asked = `select id from outgoing_mails where about = '${reference}' and kind = 'enrollment-request'`;
      expect(await database.rows(asked)).toEqual([]);
    });

    test('erasing the application takes photographs and pieces along; nothing comes after it', async () => {
      const { reference, pass } = await newFamily();
      const word = `word-${reference}-erased`;
      expect((await send(newPicture(pass, 'birth-record', pictureOf(word)))).status).toBe(201);
      const half = newPicture(pass, 'photograph', pictureOf(`${word}-half`));
      expect((await piece(half, 2)).status).toBe(200);
      const { records, files } = await (
        await office.get(`/api/staff/families/${reference}/copy`)
      ).json();
      expect(records.papers).toHaveLength(2);
      expect(files.map(({ name }: { name: string }) => name)).toEqual([
        'photograph of Birth record',
      ]);
      const erased = await eraseAtDesk(office, reference);
      expect(erased.status).toBe(200);
      expect(filesWith(word)).toEqual([]);
      expect(filesWith(`photograph of ${reference}`)).toEqual([]);
      await expectProblem(await piece(half, 0), 422);
      for (const table of ['papers', 'paper_pictures']) {
        expect(
          await database.rows(`select * from ${table} where reference = '${reference}'`),
        ).toEqual([]);
      }
    });

    test('a chunk with a text is no reason to refuse, and is not kept', async () => {
      const { reference, pass } = await newFamily();
      const word = `note-${reference}`;
      const noted = Buffer.concat([
        smallPng.subarray(0, 33),
        pngChunk('tEXt', bytesOf(word)),
        smallPng.subarray(33),
      ]);
      expect((await send(newPicture(pass, 'photograph', new Uint8Array(noted)))).status).toBe(201);
      expect(filesWith(word)).toEqual([]);
    });
  });
}
