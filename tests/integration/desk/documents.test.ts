import { describe, expect, test } from 'vitest';
import { findNamedFiles } from '#db/named-files.server.ts';
import { openStore } from '#db/open-store.server.ts';
import type { DocumentRecord } from '#features/documents/queries.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolWithFilesOn } from '#tests/support/databases/school-on-each-store.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { documentForm, samplePng, sampleXlsx } from '#tests/support/samples/document-forms.ts';
import { fileOf, sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import type { S3Stub } from '#tests/support/stubs/s3-stub.ts';

const API = '/api/staff/documents';
const LIST = '/parents/documents';
const LARGEST = 5 * 1024 * 1024;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`documents of the office, on ${kind}`, () => {
    let database: SchoolDatabase;
    let bucket: S3Stub | undefined;
    let school: HostedSchool;
    let editor: StaffClient;
    schoolWithFilesOn(kind, async (itself, itsDatabase, itsBucket) => {
      school = itself;
      database = itsDatabase;
      bucket = itsBucket;
      editor = await openStaffAccount(school, database.rows, 'editor');
    });

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(school.address + path, { headers });
    const listed = async () => (await get(LIST)).text();
    const documents = async (): Promise<DocumentRecord[]> =>
      (await (await editor.get(API)).json()).documents;
    const titled = async (title: string): Promise<DocumentRecord> => {
      const found = (await documents()).find((document) => document.title === title);
      if (!found) throw new Error(`No document ${title}`);
      return (await editor.get(`${API}/${found.id}`)).json();
    };
    const change = (id: string, body: object) => editor.post(`${API}/${id}`, body);

    test('whoever does not work in the room finds nothing', async () => {
      const id = crypto.randomUUID();
      const strangers = [
        await openStaffAccount(school, database.rows, 'recruitment'),
        await openStaffAccount(school, database.rows, 'admissions'),
        await openStaffAccount(school, database.rows),
      ];
      for (const path of [API, `${API}/${id}`]) {
        expect((await get(path)).status).toBe(401);
        for (const stranger of strangers) expect((await stranger.get(path)).status).toBe(404);
      }
      for (const stranger of strangers) {
        const form = documentForm(samplePdf(), 'fees.pdf');
        expect((await stranger.post(API, form)).status).toBe(404);
        expect((await stranger.post(`${API}/${id}/file`, form)).status).toBe(404);
        expect((await stranger.post(`${API}/${id}`, { change: 'takeOff' })).status).toBe(404);
      }
      expect(await documents()).toEqual([]);
    });

    test('a document is in the list that was kept, and can be read, at once', async () => {
      expect(await listed()).not.toContain('Uniform list');
      const bytes = samplePdf();
      const form = documentForm(bytes, 'whatever it is called.PDF');
      expect((await editor.post(API, form)).status).toBe(200);
      const page = await listed();
      expect(page).toContain('Uniform list');
      expect(page).toContain('What to wear, and where to have it made.');
      expect(page).toContain('/documents/uniform-list.pdf');
      // Sent again because the answer was lost: it is there once.
      expect((await editor.post(API, form)).status).toBe(200);
      expect(await documents()).toHaveLength(1);

      const answer = await get('/documents/uniform-list.pdf');
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="uniform-list.pdf"',
        'content-length': String(bytes.length),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, no-cache',
      });
      const etag = answer.headers.get('ETag') ?? '';
      const known = await get('/documents/uniform-list.pdf', { 'If-None-Match': etag });
      expect(known.status).toBe(304);
      expect(await known.text()).toBe('');
      const rest = await get('/documents/uniform-list.pdf', {
        Range: 'bytes=9-',
        'If-Range': etag,
      });
      expect(rest.status).toBe(206);
      expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(9));
      const [act] = await database.rows(
        `select act, detail, staff_email from audit_records where about like 'document %'`,
      );
      expect(act).toEqual({ act: 'published', detail: 'added', staff_email: editor.email });
    });

    test('other kinds are saved and not shown, each as what it is', async () => {
      for (const [bytes, name, type] of [
        [sampleDocx(), 'letter.docx', /wordprocessingml/],
        [sampleXlsx(), 'list.xlsx', /spreadsheetml/],
        [samplePng, 'map.png', /^image\/png$/],
        [Buffer.from('ffd8ffe000104a464946ffd9', 'hex'), 'gate.jpeg', /^image\/jpeg$/],
      ] as const) {
        const title = `A ${name.split('.')[0]}`;
        expect((await editor.post(API, documentForm(bytes, name, { title }))).status).toBe(200);
        const answer = await get((await titled(title)).address);
        expect(answer.headers.get('Content-Type')).toMatch(type);
        expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      }
      expect((await get('/documents/a-letter.pdf')).status).toBe(404);
      expect((await get('/documents/a-letter')).status).toBe(404);
    });

    test.each([
      [
        'a program called a PDF',
        Buffer.from('MZ\x90\x00 not a PDF'),
        'fees.pdf',
        /not what its name says/,
      ],
      ['macros', sampleXlsx([{ name: 'xl/vbaProject.bin', content: 'x' }]), 'a.xlsx', /macros/],
      [
        'old macros',
        sampleXlsx([{ name: 'xl/macrosheets/s.xml', content: '' }]),
        'a.xlsx',
        /macros/,
      ],
      ['a workbook called a letter', sampleXlsx(), 'a.docx', /not what its name says/],
      ['a renamed macro document', sampleDocx([], { withMacroType: true }), 'a.docx', /macros/],
      ['half a picture', samplePng.subarray(0, 40), 'a.png', /not what its name says/],
      ['another kind', Buffer.from('<svg/>'), 'a.svg', /must be a \.pdf/],
      ['an old kind', Buffer.from('x'), 'a.xlsm', /must be a \.pdf/],
      ['nothing in it', Buffer.alloc(0), 'a.pdf', /empty/],
      ['one byte too many', Buffer.alloc(LARGEST + 1, samplePdf()), 'a.pdf', /5 MB/],
    ])('%s is refused with a reason, and nothing of it stays', async (_, bytes, name, reason) => {
      const before = await documents();
      const files = bucket?.objects.size;
      const answer = await editor.post(API, documentForm(bytes, name));
      expect(answer.status).toBe(422);
      const { errors } = await answer.json();
      expect(errors).toEqual([{ field: 'file', message: expect.stringMatching(reason) }]);
      expect(await documents()).toEqual(before);
      expect(bucket?.objects.size).toBe(files);
    });

    test('what is said about it is judged as well', async () => {
      for (const [field, value] of [
        ['title', ' '],
        ['title', 'x'.repeat(101)],
        ['summary', 'two\nlines'],
        ['publishedFrom', '2026-02-30'],
        ['id', '1'],
      ] as const) {
        const answer = await editor.post(
          API,
          documentForm(samplePdf(), 'a.pdf', { [field]: value }),
        );
        expect(answer.status).toBe(422);
        expect((await answer.json()).errors[0].field).toBe(field);
      }
      expect((await editor.post(API, { title: 'No form' })).status).toBe(415);
    });

    test('where nothing was filled in, the file is asked for beside the rest', async () => {
      const empty = documentForm(Buffer.alloc(0), '', { title: '', summary: '' });
      const { errors } = await (await editor.post(API, empty)).json();
      expect(errors).toEqual([
        { field: 'title', message: 'Enter a title' },
        { field: 'summary', message: 'Say in one line what it is' },
        { field: 'file', message: 'Choose a file' },
      ]);
    });

    test('a new file takes the place of the old one under the same address', async () => {
      const { id, version, address } = await titled('Uniform list');
      const before = await get(address);
      const replaced = (bytes: Buffer, name: string, seen = version) => {
        const form = new FormData();
        form.set('version', String(seen));
        form.set('file', fileOf(bytes, name));
        return editor.post(`${API}/${id}/file`, form);
      };
      expect((await replaced(sampleDocx(), 'uniform.docx')).status).toBe(422);
      const bytes = samplePdf({ trailer: '/X (new)' });
      expect((await replaced(bytes, 'new.pdf')).status).toBe(200);
      const etag = before.headers.get('ETag') ?? '';
      const after = await get(address, { 'If-None-Match': etag });
      expect(after.status).toBe(200);
      expect(Buffer.from(await after.arrayBuffer())).toEqual(bytes);
      expect((await replaced(bytes, 'new.pdf')).status).toBe(409);
      expect((await titled('Uniform list')).history[0]?.detail).toBe('file replaced');
    });

    test('title and place change, the address stays', async () => {
      const { id, version, address, places } = await titled('Uniform list');
      const details = { summary: 'For all classes.', publishedFrom: '2026-01-05' };
      const save = { change: 'save', version, title: 'School uniform', place: places, ...details };
      expect((await change(id, save)).status).toBe(200);
      const titles = (await documents()).map(({ title }) => title);
      expect(titles.at(-1)).toBe('School uniform');
      expect((await get(address)).status).toBe(200);
      const page = await listed();
      expect(page.indexOf('School uniform')).toBeGreaterThan(page.indexOf('A letter'));
      expect((await change(id, save)).status).toBe(409);
      const first = { ...save, version: version + 1, place: 1 };
      expect((await change(id, first)).status).toBe(200);
      expect((await documents()).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
      expect((await documents())[0]?.title).toBe('School uniform');
    });

    test('what is taken off the site is gone at once, and back with the undo', async () => {
      const { id, version, address } = await titled('A letter');
      expect((await change(id, { change: 'takeOff', version })).status).toBe(200);
      expect(await listed()).not.toContain('A letter');
      expect((await get(address)).status).toBe(404);
      const back = { change: 'putBack', version: version + 1 };
      expect((await change(id, back)).status).toBe(200);
      expect(await listed()).toContain('A letter');
      expect((await get(address)).status).toBe(200);
    });

    test('nobody sees it before its day', async () => {
      const form = documentForm(samplePdf(), 'a.pdf', {
        title: 'Next year',
        publishedFrom: '2999-01-01',
      });
      expect((await editor.post(API, form)).status).toBe(200);
      expect(await listed()).not.toContain('Next year');
      expect((await get('/documents/next-year.pdf')).status).toBe(404);
      expect((await titled('Next year')).status).toBe('later');
    });

    test('two with one title have addresses of their own, also at the same moment', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          editor.post(API, documentForm(samplePdf(), 'a.pdf', { title: 'Fees' })),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const addresses = (await documents()).flatMap(({ title, address }) =>
        title === 'Fees' ? [address] : [],
      );
      expect(addresses.sort()).toEqual([
        '/documents/fees-2.pdf',
        '/documents/fees-3.pdf',
        '/documents/fees.pdf',
      ]);
    });

    test('sweep and copy know every file that a document names, and no other', async () => {
      const rows = await database.rows('select stored_file from documents');
      const names = rows.map((row) => row.stored_file ?? '');
      const log = createLog('silent');
      const databaseUrl = database.settings.DATABASE_URL;
      const settings = { dataDir: database.dataDir, ...(databaseUrl && { databaseUrl }) };
      const store = await openStore(settings as Parameters<typeof openStore>[0], log);
      try {
        const foreign = crypto.randomUUID();
        const named = await findNamedFiles(store, [...names, foreign]);
        expect([...named].sort()).toEqual([...names].sort());
      } finally {
        await store.close();
      }
    });

    test('what the program prints stands there with its size and the day it changed', async () => {
      const page = await listed();
      for (const path of [
        '/forms/enrollment-form.pdf',
        '/forms/job-application-form.pdf',
        '/calendar/2026.pdf',
        '/calendar/term-1-2026.pdf',
        '/calendar/sample-schedule.pdf',
      ]) {
        const size = (await (await get(path)).arrayBuffer()).byteLength;
        const after = page.slice(page.indexOf(`href="${path}"`));
        expect(after.slice(0, 400)).toContain(`PDF, ${Math.round(size / 1024)}\u00a0KB, `);
      }
      const dated = await database.rows('select path, changed_at from paper_revisions');
      expect(dated).toHaveLength(7);
      // Another event is another year on paper, and leaves the forms as they are.
      const part = await (await editor.get('/api/staff/content/events')).json();
      const event = {
        title: 'Sports Day',
        category: 'Sports',
        startsOn: '2026-06-12',
        time: 'All day',
        location: 'At school',
        description: 'Run with us.',
      };
      const body = { change: 'publish', version: part.version, value: { items: [event] } };
      expect((await editor.post('/api/staff/content/events', body)).status).toBe(200);
      const changed = async () => {
        await listed();
        const again = await database.rows('select path, changed_at from paper_revisions');
        const isNew = (row: Record<string, string>) =>
          dated.find(({ path }) => path === row.path)?.changed_at !== row.changed_at;
        return again.filter(isNew).map(({ path }) => path);
      };
      await expect
        .poll(async () => (await changed()).sort())
        .toEqual(['/calendar/2026.pdf', '/calendar/term-2-2026.pdf']);
    });

    // SQLite belongs to one process.
    if (kind === 'PostgreSQL') {
      test('another process follows within a second', async () => {
        const second = await hostSchool({
          LOG_LEVEL: 'warn',
          ...database.settings,
          ...bucket?.environment,
        });
        try {
          const page = async () => (await fetch(second.address + LIST)).text();
          await page();
          // The last paper that it prints in the background.
          await fetch(`${second.address}/calendar/sample-schedule.pdf`);
          const form = documentForm(samplePdf(), 'a.pdf', { title: 'Bus times' });
          expect((await editor.post(API, form)).status).toBe(200);
          await expect.poll(page, { timeout: 1000, interval: 20 }).toContain('Bus times');
          expect((await fetch(`${second.address}/documents/bus-times.pdf`)).status).toBe(200);
        } finally {
          await second.remove();
        }
      });
    }
  });
}
