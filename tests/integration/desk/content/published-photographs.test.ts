import { describe, expect, test } from 'vitest';
import { findNamedFiles } from '#db/named-files.server.ts';
import { openStore } from '#db/open-store.server.ts';
import type { PhotographKind } from '#features/content/sections/photograph.ts';
import { forgetPhotographs } from '#features/publishing/photographs/forget-photographs.server.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolWithFilesOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import {
  heicStart,
  jpegFromPhone,
  jpegOfSize,
  POSITION,
  smallPng,
} from '#tests/support/samples/sample-pictures.ts';
import { fileOf } from '#tests/support/samples/sample-resumes.ts';

const API = '/api/staff/content-photographs';
const TEAM = '/api/staff/content/team';
const DAY_MS = 86_400_000;

const formWith = (bytes: Uint8Array, kind: PhotographKind = 'portrait') => {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', fileOf(Buffer.from(bytes), `${kind}.jpg`));
  return form;
};

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`photographs of the team and the school, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let editor: StaffClient;
    schoolWithFilesOn(kind, async (itself, itsDatabase) => {
      school = itself;
      database = itsDatabase;
      editor = await openStaffAccount(school, database.rows, 'editor');
    });

    const upload = async (bytes: Uint8Array) => (await editor.post(API, formWith(bytes))).json();
    const team = async (): Promise<PartToEdit> => (await editor.get(TEAM)).json();
    const publish = async (portrait?: object) =>
      editor.post(TEAM, {
        change: 'publish',
        version: (await team()).version,
        value: { people: [{ name: 'Grace Banda', role: 'Head of the school', portrait }] },
      });
    const get = (path: string) => fetch(school.address + path);
    const pageOfTeam = async () =>
      /<dl.*<\/dl>/.exec(await (await get('/parents/team')).text())?.[0] ?? '';
    const photographOf = ({ digest }: { digest: string }) => get(`/photographs/${digest}.jpg`);

    test('whoever is no editor can neither send one nor see what is not published', async () => {
      const { digest } = await upload(jpegOfSize(320, 400));
      const stranger = await openStaffAccount(school, database.rows, 'admissions');
      expect((await stranger.post(API, formWith(jpegOfSize(320, 400)))).status).toBe(404);
      expect((await stranger.get(`${API}/${digest}`)).status).toBe(404);
      expect((await get(`${API}/${digest}`)).status).toBe(401);
      expect((await editor.get(`${API}/${digest}`)).status).toBe(200);
      expect((await photographOf({ digest })).status).toBe(404);
    });

    test.each([
      ['no file', new Uint8Array(), 'This file is empty. Please choose another one.'],
      ['a HEIC file', heicStart, /HEIC/],
      ['a PDF', Buffer.from('%PDF-1.7\n...'), /is a PDF and not a photograph/],
      ['a page', Buffer.from('<svg onload="alert(1)"/>'), /not a JPEG, PNG or WebP picture/],
      ['a PNG', smallPng, /must be a JPEG picture/],
      ['half a picture', jpegOfSize(320, 400).subarray(0, -2), /damaged or not whole/],
      ['a wide picture', jpegOfSize(400, 300), /4 wide and 5 high/],
      ['a tiny picture', jpegOfSize(80, 100), /too small/],
      ['a large file', jpegOfSize(320, 400, 26 * 1024), /25 KB or smaller/],
    ])('%s is refused in words', async (_, bytes, words) => {
      const answer = await editor.post(API, formWith(bytes));
      expect(answer.status).toBe(422);
      const { detail, errors } = await answer.json();
      expect(detail).toMatch(words);
      expect(errors).toEqual([{ field: 'file', message: detail }]);
    });

    test('a photograph is on the page with its section, and gone with it', async () => {
      const before = await pageOfTeam();
      const phone = jpegFromPhone(1, jpegOfSize(320, 400, 0, 1));
      const kept = await upload(phone);
      expect(kept).toEqual({ outcome: 'done', digest: kept.digest, width: 320, height: 400 });
      expect(await upload(phone)).toEqual(kept);
      const { outcome: _, ...photograph } = kept;

      const withoutWords = await publish({ ...photograph, alt: ' ' });
      expect(withoutWords.status).toBe(422);
      expect((await withoutWords.json()).detail).toContain('needs a line for people who');
      const unknown = { ...photograph, digest: '0'.repeat(32), alt: 'Grace Banda' };
      expect((await (await publish(unknown)).json()).detail).toContain('Choose it again');
      expect(await pageOfTeam()).toBe(before);

      expect((await publish({ ...photograph, alt: 'Grace Banda at the gate' })).status).toBe(200);
      const address = `/photographs/${photograph.digest}.jpg`;
      const page = await pageOfTeam();
      const [picture = ''] = page.match(/<img[^>]*photographs[^>]*>/) ?? [];
      for (const said of [
        ...[`src="${address}"`, 'alt="Grace Banda at the gate"', 'loading="lazy"'],
        ...['width="320"', 'height="400"'],
      ])
        expect(picture).toContain(said);
      expect(await (await get('/find.json')).text()).not.toContain(photograph.digest);

      const answer = await get(address);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(bytes).not.toContain(POSITION);
      for (const path of [`/photographs/${'0'.repeat(32)}.jpg`, address.replace('.jpg', '.png')])
        expect((await get(path)).status).toBe(404);

      const undone = { change: 'restore', version: (await team()).version, to: 0 };
      expect((await editor.post(TEAM, undone)).status).toBe(200);
      expect(await pageOfTeam()).toBe(before);
      expect((await get(address)).status).toBe(404);
    });

    test.each([
      ['an upright one', jpegOfSize(320, 400), /too small to be clear/],
      ['a square one', jpegOfSize(600, 600), /4 wide and 3 high/],
      ['a large file', jpegOfSize(720, 540, 61 * 1024), /60 KB or smaller/],
    ])('of the school %s is refused in words', async (_, bytes, words) => {
      const answer = await editor.post(API, formWith(bytes, 'wide'));
      expect(answer.status).toBe(422);
      expect((await answer.json()).detail).toMatch(words);
    });

    test('photographs of the school stand on their pages, are found, and leave with an undo', async () => {
      const part = '/api/staff/content/photographs';
      const { outcome: _, ...kept } = await (
        await editor.post(API, formWith(jpegOfSize(720, 540, 50 * 1024, 9), 'wide'))
      ).json();
      const library = { caption: 'The library', photograph: { ...kept, alt: 'Shelves of books' } };
      const version = async () => ((await (await editor.get(part)).json()) as PartToEdit).version;
      const publishAll = async (value: object) =>
        editor.post(part, { change: 'publish', version: await version(), value });
      const page = async (path: string) => (await get(path)).text();

      const portrait = { ...kept, width: 400, height: 500 };
      const wrong = { about: [{ ...library, photograph: { ...portrait, alt: 'A face' } }] };
      expect((await publishAll(wrong)).status).toBe(422);
      expect((await publishAll({ home: [library] })).status).toBe(422);
      for (const path of ['/about', '/academics', '/contact', '/parents/uniform'])
        expect(await page(path)).not.toMatch(
          /id="photographs"|What it looks like|src="\/photographs/,
        );

      expect((await publishAll({ about: [library] })).status).toBe(200);
      const about = await page('/about');
      const address = `/photographs/${kept.digest}.jpg`;
      const [picture = ''] = about.match(/<img[^>]*photographs[^>]*>/) ?? [];
      for (const said of [
        ...[`src="${address}"`, 'alt="Shelves of books"', 'loading="lazy"'],
        ...['width="720"', 'height="540"'],
      ])
        expect(picture).toContain(said);
      expect(about).toContain('The library');
      expect(await page('/academics')).not.toContain('id="photographs"');
      expect((await get(address)).headers.get('content-type')).toBe('image/jpeg');
      expect(await page('/find?q=photo')).toContain('/about#photographs');

      const undone = { change: 'restore', version: await version(), to: 0 };
      expect((await editor.post(part, undone)).status).toBe(200);
      expect(await page('/about')).not.toContain('id="photographs"');
      expect(await page('/find?q=photo')).not.toContain('#photographs');
      expect((await get(address)).status).toBe(404);
    });

    test('what a page names or can show again is kept, and the rest is forgotten', async () => {
      const [first, second, never] = [
        await upload(jpegOfSize(320, 400, 0, 2)),
        await upload(jpegOfSize(320, 400, 0, 3)),
        await upload(jpegOfSize(320, 400, 0, 4)),
      ];
      const said = ({ digest, width, height }: typeof first) => ({
        ...{ digest, width, height, alt: 'Grace Banda' },
      });
      await publish(said(first));
      const { version } = await team();
      await publish(said(second));
      const digests = async () =>
        (await database.rows('select digest from content_photographs')).map((row) => row.digest);
      const rows = await database.rows('select stored_file from content_photographs');
      const names = rows.map((row) => row.stored_file ?? '');

      const databaseUrl = database.settings.DATABASE_URL;
      const settings = { dataDir: database.dataDir, ...(databaseUrl && { databaseUrl }) };
      const store = await openStore(
        settings as Parameters<typeof openStore>[0],
        createLog('silent'),
      );
      try {
        expect(await findNamedFiles(store, names)).toEqual(new Set(names));
        expect(await forgetPhotographs(store, new Date(Date.now() + 29 * DAY_MS))).toBe(0);
        expect(await digests()).toEqual(
          expect.arrayContaining([first, second, never].map((one) => one.digest)),
        );
        await forgetPhotographs(store, new Date(Date.now() + 31 * DAY_MS));
        expect(await digests()).toEqual([second.digest]);
        expect((await findNamedFiles(store, names)).size).toBe(1);
      } finally {
        await store.close();
      }
      expect((await photographOf(second)).status).toBe(200);
      const back = { change: 'restore', version: (await team()).version, to: version };
      const answer = await editor.post(TEAM, back);
      expect(answer.status).toBe(422);
      expect((await answer.json()).detail).toContain('deleted 30 days after it was taken off');
    });
  });
}
