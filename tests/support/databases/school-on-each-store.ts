import { afterAll, beforeAll } from 'vitest';
import { type HostedSchool, hostSchool } from '../hosting/hosted-school.ts';
import { type S3Stub, startS3Stub } from '../stubs/s3-stub.ts';
import { newDatabase, type SchoolDatabase, type StoreKind } from './school-database.ts';

/** Runs a school with its own data before the tests of the block that calls it, and removes it after them. */
export function schoolOn(
  kind: StoreKind,
  take: (school: HostedSchool, database: SchoolDatabase) => Promise<void> | void,
  settings: Record<string, string> = { LOG_LEVEL: 'warn' },
): void {
  let remove = async () => {};
  beforeAll(async () => {
    const database = await newDatabase(kind);
    remove = database.remove;
    const school = await hostSchool({ ...database.settings, ...settings }, database.dataDir);
    remove = async () => {
      await school.remove();
      await database.remove();
    };
    await take(school, database);
  });
  afterAll(() => remove());
}

/** The same with its files as the product keeps them: beside SQLite in a folder, beside PostgreSQL in a bucket. */
export function schoolWithFilesOn(
  kind: StoreKind,
  take: (
    school: HostedSchool,
    database: SchoolDatabase,
    bucket: S3Stub | undefined,
  ) => Promise<void> | void,
): void {
  const settings = { LOG_LEVEL: 'warn' };
  let bucket: S3Stub | undefined;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') bucket = await startS3Stub();
    Object.assign(settings, bucket?.environment);
  });
  afterAll(() => bucket?.stop());
  schoolOn(kind, (school, database) => take(school, database, bucket), settings);
}
