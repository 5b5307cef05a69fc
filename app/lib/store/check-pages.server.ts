import { workOnFile } from './work-on-file.server.ts';

/**
 * Table by table, so that no reading lasts long: the log can be emptied in between. What is wrong is said by page and
 * cell, never with what stands there.
 */
const CHECK = `
  const isDamage = (error) => [11, 26].includes((error.errcode ?? 0) % 256);
  try {
    const database = open(workerData.file, { readOnly: true });
    try {
      const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
      for (const { name } of [{ name: 'sqlite_schema' }, ...tables]) {
        const [found] = database.prepare('pragma quick_check("' + name.replaceAll('"', '""') + '")').all();
        if (found.quick_check === 'ok') continue;
        answer(found.quick_check);
        break;
      }
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    answer(error.message);
  }
`;

/** What is wrong with the pages of a SQLite file, which a failing disk or memory changes unseen; undefined for nothing. */
export function findDamagedPage(file: string): Promise<string | undefined> {
  return workOnFile<string>(CHECK, { file });
}
