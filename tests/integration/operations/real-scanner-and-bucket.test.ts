import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPlace } from '#db/following/place/find-place.server.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import { openS3Files } from '#lib/files/s3-files.server.ts';
import { openVirusScanner } from '#lib/files/virus-scan.server.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { describeFileStore, listed } from '#tests/support/file-store-contract.ts';
import { startClamd } from '#tests/support/real/clamd.ts';
import { environmentOf, startSwift } from '#tests/support/real/swift.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { documentForm } from '#tests/support/samples/document-forms.ts';
import { sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { EICAR } from '#tests/support/stubs/clamd-stub.ts';

/** Uploads against the servers themselves: Debian's clamd and OpenStack Swift. Faults are for the stubs to show. */
const [clamd, swift] = await Promise.all([startClamd(), startSwift()]);
afterAll(async () => {
  await clamd?.stop();
  await swift?.stop();
});

const infected = samplePdf({ trailer: EICAR });

describe.skipIf(!clamd)('clamd', () => {
  test('tells clean files from infected ones, up to the largest that we take', async () => {
    const { scan, check } = openVirusScanner(clamd?.host);
    await expect(check?.()).resolves.toBeUndefined();
    const large = Buffer.alloc(5 * 1024 * 1024, 'x');
    expect(await scan(samplePdf())).toBe('clean');
    expect(await scan(sampleDocx())).toBe('clean');
    expect(await scan(large)).toBe('clean');
    expect(await scan(infected)).toBe('infected');
    expect(await scan(Buffer.concat([large, Buffer.from(EICAR)]))).toBe('infected');
  });

  test('says nothing about a file above its own limit, and answers on', async () => {
    const { scan, check } = openVirusScanner(clamd?.host);
    expect(await scan(Buffer.alloc(120 * 1024 * 1024))).toBe('unknown');
    await expect(check?.()).resolves.toBeUndefined();
  });
});

describe.skipIf(!swift)('OpenStack Swift', () => {
  let files: FileStore;
  beforeEach(async () => {
    const bucket = await swift?.newBucket();
    if (bucket) files = openS3Files(bucket);
  });

  describeFileStore('its bucket', () => files);

  test('gets the bucket of the settings where there is none, and keeps one that is there', async () => {
    const known = await swift?.newBucket();
    if (!known) throw new Error('No bucket');
    const settings = environmentOf({ ...known, bucket: 'made-by-the-script' });
    for (let time = 1; time <= 2; time++) {
      const { code, printed } = await runScript('make-bucket', [], settings);
      expect(printed).toBe('The bucket made-by-the-script is there.\n');
      expect(code).toBe(0);
    }
    await openS3Files({ ...known, bucket: 'made-by-the-script' }).check();
    const refused = await runScript('make-bucket', [], {
      ...settings,
      S3_SECRET_ACCESS_KEY: 'other',
    });
    expect(refused).toEqual({ code: 1, printed: 'The store answered 403.\n' });
  });

  test('is a place for copies, in a folder of its own', async () => {
    const account = await swift?.newBucket();
    if (!account) throw new Error('No bucket');
    const copyTo = `s3://${account.bucket}/copies`;
    const { place } = await findPlace({ copyTo, account, dataDir: '/none' });
    await place.put('chain-000001', 'one', Buffer.from('Chanda'));
    await place.put('files', 'two', Buffer.from('Mwila'));
    expect(await place.list('chain-000001')).toEqual(['one']);
    expect((await place.folders()).sort()).toEqual(['chain-000001', 'files']);
    expect(String(await place.get('chain-000001', 'one'))).toBe('Chanda');
    await place.remove('chain-000001');
    expect(await place.folders()).toEqual(['files']);
    await place.check();
  });

  test('refuses another secret, and a bucket that is not there', async () => {
    const bucket = await swift?.newBucket();
    if (!bucket) throw new Error('No bucket');
    for (const wrong of [{ secretAccessKey: 'another' }, { bucket: 'not-there' }]) {
      const other = openS3Files({ ...bucket, ...wrong });
      await expect(other.check()).rejects.toMatchObject({ code: 'S3_REFUSED' });
      await expect(other.keep(Buffer.from('x'))).rejects.toMatchObject({ code: 'S3_REFUSED' });
    }
  });
});

describe.skipIf(!clamd || !swift)('a school with both', () => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let files: FileStore;
  beforeAll(async () => {
    database = await newDatabase('SQLite');
    const bucket = await swift?.newBucket();
    if (!bucket) throw new Error('No bucket');
    files = openS3Files(bucket);
    const settings = { ...environmentOf(bucket), CLAMD_HOST: clamd?.host ?? '' };
    school = await runSchool({ ...settings, LOG_LEVEL: 'warn' }, database.dataDir);
  });
  afterAll(async () => {
    await school.stop();
    await database.remove();
  });

  test('takes a clean resume, whole, and refuses an infected one', async () => {
    const bytes = samplePdf();
    expect((await sendJobApplication(school.address, bytes, 'clean')).status).toBe(201);
    await expectProblem(
      await sendJobApplication(school.address, infected, 'infected'),
      422,
      'resume',
    );
    const [row, ...others] = await database.rows('select * from job_applications');
    expect(others).toEqual([]);
    expect(row?.resume_scan).toBe('clean');
    expect(await files.read(String(row?.resume_file))).toEqual(bytes);
    expect(await listed(files)).toHaveLength(1);
    // A busy machine may hold the thread; nothing else is worth a warning.
    const warned = school
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(warned.filter((line) => !line.includes('request held the thread'))).toEqual([]);
  });

  test('hands a document of the office out as it came', async () => {
    const editor = await openStaffAccount(school, database.rows, 'editor');
    const bytes = samplePdf({ trailer: 'the fees of 2027' });
    const add = (file: Buffer, title: string) =>
      editor.post('/api/staff/documents', documentForm(file, 'a.pdf', { title }));
    expect((await add(bytes, 'Fees')).status).toBe(200);
    await expectProblem(await add(infected, 'Infected'), 422, 'file');
    const answer = await fetch(`${school.address}/documents/fees.pdf`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });
});
