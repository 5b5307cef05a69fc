import { afterAll, beforeAll } from 'vitest';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { newDatabase, type SchoolDatabase, type StoreKind } from '../databases/school-database.ts';
import { freePort, type RunningSchool, runSchool } from '../running-school.ts';
import { openStaffAccount, type StaffClient } from './staff-client.ts';

export const CONTENT_API = '/api/staff/content';

/** A school with an editor. */
export interface EditedSchool {
  database: SchoolDatabase;
  school: RunningSchool;
  /** With the same data, at the same address. */
  startAgain(): Promise<void>;
  editor: StaffClient;
  partOf(part: string): Promise<PartToEdit>;
}

/** Opens one before the tests of the block that calls it, and removes it after them. */
export function editedSchoolOn(kind: StoreKind, take: (opened: EditedSchool) => void): void {
  let opened: EditedSchool;
  beforeAll(async () => {
    const database = await newDatabase(kind);
    const settings = { ...database.settings, LOG_LEVEL: 'warn', PORT: String(await freePort()) };
    const school = await runSchool(settings, database.dataDir);
    const editor = await openStaffAccount(school, database.rows, 'editor');
    opened = {
      ...{ database, school, editor },
      async startAgain() {
        await opened.school.stop();
        opened.school = await runSchool(settings, database.dataDir);
      },
      partOf: async (part) => (await editor.get(`${CONTENT_API}/${part}`)).json(),
    };
    take(opened);
  });
  afterAll(async () => {
    await opened.school.remove();
    await opened.database.remove();
  });
}
