import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { databaseFiles, FILES_FOLDER } from '../copies/manifest.ts';
import { checkPlace, type Found } from './check-place.server.ts';
import { Follower, type Report } from './follower.server.ts';
import { forgetBefore } from './forget.server.ts';
import type { BucketAccount } from './place/open-place.server.ts';
import { findMachineKey, sealingTo, unsealWith } from './seal.server.ts';

/** What the thread is begun with. */
export interface FollowData {
  copyTo: string;
  account: BucketAccount;
  copyKey: string | undefined;
  dataDir: string;
  areFilesHere: boolean;
}

/** What the server asks of it; `forget` with the time, in ms, before which nothing needs to be brought back. */
export type Asked =
  | { ask: 'check'; number: number }
  | { ask: 'forget'; number: number; before: number }
  | { ask: 'begin anew' }
  | { ask: 'stop' };
export type Told = { report: Report } | { answer: number; found?: Found; failed?: string };

const { copyTo, account, copyKey, dataDir, areFilesHere }: FollowData = workerData;
const tell = (told: Told) => parentPort?.postMessage(told);
const filesFolder = areFilesHere ? join(dataDir, FILES_FOLDER) : undefined;
const now = () => new Date();
const sealing = await sealingTo(copyKey, dataDir);
const follower = new Follower(
  {
    copyTo,
    account,
    dataDir,
    databaseFile: join(dataDir, databaseFiles.sqlite),
    filesFolder,
    now,
    sealing,
  },
  (report) => tell({ report }),
);

parentPort?.on('message', async (asked: Asked) => {
  if (asked.ask === 'begin anew') return follower.beginAnew();
  if (asked.ask === 'stop') {
    await follower.stop();
    // Nothing else keeps the thread.
    return parentPort?.close();
  }
  await follower
    .alongside(async (place) => {
      if (asked.ask === 'check') {
        const unseal = unsealWith(await findMachineKey(dataDir));
        return checkPlace(place, unseal, { dataDir, areFilesHere });
      }
      await forgetBefore(place, new Date(asked.before), { filesFolder, now: now() });
      return undefined;
    })
    .then(
      (found) => tell({ answer: asked.number, ...(found && { found }) }),
      (error: Error) => tell({ answer: asked.number, failed: error.message }),
    );
});
