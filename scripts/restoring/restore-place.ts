import { join } from 'node:path';
import { SCRATCH } from '#db/copies/data-folder-names.ts';
import { type EraseAgain, unknownTo } from '#db/copies/erase-again.ts';
import { databaseFiles, type Manifest } from '#db/copies/manifest.ts';
import { restore } from '#db/copies/restore.server.ts';
import { type CopyOfMoment, copyMoment } from '#db/following/copy-of-moment.server.ts';
import { openPlace } from '#db/following/place/open-place.server.ts';
import { inScratch } from '#db/following/scratch.server.ts';
import { findMachineKey } from '#db/following/seal.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { askFor } from './ask.ts';
import { withKeys } from './keys.ts';

/** With which key an encrypted copy is opened, and who may be asked for it. */
export interface HowToOpen {
  /** The private key of encrypted copies, where it was named. */
  key: string | undefined;
  /** Where the data are that may be newer than the place. */
  presentDir: string;
  isAsking: boolean;
}

interface How extends HowToOpen {
  until: Date | undefined;
  isReplacing: boolean;
  decide(erased: Manifest['erasures']): Promise<EraseAgain>;
}

const MOST_LISTED = 20;

/** Brings the data back as a second place has them, once whoever is there has read what is not among them. */
export async function restorePlace(
  env: Environment,
  openFiles: () => FileStore,
  address: string,
  { key, presentDir, isAsking, until, isReplacing, decide }: How,
) {
  if (env.databaseUrl) {
    throw new CannotStart('This place has a SQLite database; start without DATABASE_URL.');
  }
  const place = await openPlace(address, env.bucketAccount);
  const presentFile = join(presentDir, databaseFiles.sqlite);
  return inScratch(env.dataDir, SCRATCH, async (scratch) => {
    const keys = key ? [key] : await findMachineKey(presentDir);
    const copy = await withKeys(keys, isAsking, (unseal) =>
      copyMoment(place, unseal, { until, scratch, presentFile }),
    );
    for (const line of planInWords(copy, until)) console.log(line);
    if (isAsking && (await askFor('Go on? Type yes or no: ', ['yes', 'no'])) === 'no') {
      throw new CannotStart('Nothing was changed.');
    }
    const alsoErased = unknownTo(copy.manifest.erasures, copy.erasures);
    return restore(env, openFiles, copy.folder, { isReplacing, alsoErased, decide });
  });
}

/** What is brought back, and what is newer than that. */
export function planInWords({ at, newestAt, newer }: CopyOfMoment, until?: Date): string[] {
  const [first, ...more] = newer.slice(0, MOST_LISTED).map(({ reference }) => reference);
  const rest = newer.length - MOST_LISTED;
  return [
    `This brings back everything as it was on ${said(at)}.`,
    ...(until && newestAt > at ? [`The newest at this place is of ${said(newestAt)}.`] : []),
    first
      ? `Sent after that, and not among it: ${[first, ...more].join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`
      : 'Nothing is known that was sent after that.',
  ];
}

const said = (at: Date) => plainSpaces(instantInWords(at));
