import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** How long the other connections may take to finish what they read or write. */
const TIMEOUT_MS = 10_000;

/**
 * `secure_delete` overwrites what is deleted, but where SQLite has moved rows between pages it leaves older copies of
 * them in the unused part of a page, and the log keeps what it wrote before. Only a file that is made anew from the
 * rows that are left, and a log that is emptied, hold nothing else.
 */
const OVERWRITE = `
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.file, { timeout: workerData.timeoutMs });
  try {
    database.exec('vacuum');
    const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (busy) throw new Error('The write-ahead log is still being read');
  } finally {
    database.close();
  }
`;

/** The copy that the server makes of a SQLite file before it changes the schema. */
export const copyBeforeMigration = (file: string) => `${file}.before-migration`;

/**
 * Leaves nothing of what was deleted in the SQLite file, its log and the copy from before the last migration, in a
 * thread of its own: it takes about a second for 200 MB. Rejects when somebody reads for very long or the disk is
 * full.
 */
export async function overwriteErased(file: string): Promise<void> {
  for (const ending of ['', '.part']) {
    await rm(`${copyBeforeMigration(file)}${ending}`, { force: true });
  }
  const worker = new Worker(OVERWRITE, {
    eval: true,
    workerData: { file, timeoutMs: TIMEOUT_MS },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
