import { Worker } from 'node:worker_threads';

/** How long the other connections may take to finish what they read or write. */
const TIMEOUT_MS = 10_000;

/** `open(file, settings)` opens a database that waits for others; what `answer` gets is the result. */
const TOOLS = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const open = (file, settings) =>
    new DatabaseSync(file, { timeout: ${TIMEOUT_MS}, ...settings });
  const answer = (result) => parentPort.postMessage(result);
`;

/**
 * Works on a SQLite file in a thread and on a connection of its own, so that no request waits for it. `program` is
 * text, because a bundle has no file for the thread to load. Resolves with what it answers, and rejects with what it
 * throws.
 */
export async function workOnFile<Answer>(
  program: string,
  workerData: Record<string, string>,
): Promise<Answer | undefined> {
  const worker = new Worker(TOOLS + program, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    let answered: Answer | undefined;
    worker.on('message', (answer: Answer) => {
      answered = answer;
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve(answered));
  });
}
