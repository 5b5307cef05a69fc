import { workOnFile } from './work-on-file.server.ts';

/**
 * `secure_delete` overwrites what is deleted, but where SQLite has moved rows between pages it leaves older copies of
 * them in the unused part of a page, and the log keeps what it wrote before. Only a file that is made anew from the
 * rows that are left, and a log that is emptied, hold nothing else.
 */
const OVERWRITE = `
  const database = open(workerData.file);
  try {
    database.exec('vacuum');
    const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (busy) throw new Error('The write-ahead log is still being read');
  } finally {
    database.close();
  }
`;

/**
 * Leaves nothing of what was deleted in the SQLite file and its log, in a thread of its own: it takes about a second
 * for 200 MB. Rejects when somebody reads for very long or the disk is full.
 */
export async function overwriteErased(file: string): Promise<void> {
  await workOnFile(OVERWRITE, { file });
}
