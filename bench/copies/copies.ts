import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Chain } from '#db/following/chain.server.ts';
import { Damaged, findMoment } from '#db/following/moment.ts';
import { claimFolder, openFolderPlace } from '#db/following/place/folder-place.server.ts';
import type { Place } from '#db/following/place/place.server.ts';
import { rebuild } from '#db/following/rebuild.server.ts';
import { findMachineKey, sealingTo, unsealWith } from '#db/following/seal.server.ts';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { median, note, printTable, share, verdict, whole } from '../tools/table.ts';
import { AT_ONCE, ROUND_SECONDS, rateOf } from './rate-of.ts';
import { measureSlowPlace } from './slow-place.ts';

const ROUNDS = 4;
const LEAST_SHARE = 0.9;
const FLIPS = 1000;
const WORDS = 10_000;

/** What a second place costs those who apply, and what a changed byte and a thief find there. */
export async function measureCopies(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-copies-'));
  const publicKey = await identityToRecipient(await generateX25519Identity());
  await compareRates(root, publicKey);
  await measureSlowPlace();
  await flipAndLook(root, publicKey);
  rmSync(root, { recursive: true });
}

async function compareRates(root: string, publicKey: string): Promise<void> {
  for (const name of ['open', 'sealed']) mkdirSync(join(root, name));
  const settings = {
    'without a second place': {},
    'with COPY_TO': { COPY_TO: join(root, 'open') },
    'with COPY_TO and COPY_KEY': { COPY_TO: join(root, 'sealed'), COPY_KEY: publicKey },
  };
  const schools: { name: string; school: RunningSchool; rates: number[] }[] = [];
  for (const [name, set] of Object.entries(settings)) {
    const school = await runSchool({ LOG_LEVEL: 'warn', ...set });
    await rateOf(school);
    schools.push({ name, school, rates: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { school, rates } of schools) rates.push(await rateOf(school));
  }
  const alone = median(schools[0]?.rates ?? []);
  printTable(
    `Submissions, ${AT_ONCE} at once (median of ${ROUNDS} rounds of ${ROUND_SECONDS} s, in turns)`,
    ['', 'applications/s', 'share', `at least ${share(LEAST_SHARE)}`],
    schools.map(({ name, rates }) => {
      const part = median(rates) / alone;
      return [name, whole(median(rates)), share(part), verdict(part >= LEAST_SHARE)];
    }),
  );
  for (const { school } of schools) await school.remove();
}

async function flipAndLook(root: string, publicKey: string): Promise<void> {
  const [dataDir, stick] = ['data', 'stick'].map((name) => join(root, name)) as [string, string];
  for (const folder of [dataDir, stick]) mkdirSync(folder);
  await claimFolder(stick);
  const place = await openFolderPlace(stick);
  await plant(dataDir, place, publicKey);
  const unseal = unsealWith(await findMachineKey(dataDir));
  const [folder = ''] = await place.folders();
  const objects = readdirSync(join(stick, folder)).map((name) => join(stick, folder, name));
  const all = Buffer.concat(objects.map((path) => readFileSync(path)));
  const readable = words.filter((word) => all.includes(word)).length;
  let noticed = 0;
  for (let flip = 0; flip < FLIPS; flip++) {
    const path = objects[randomInt(objects.length)] ?? '';
    const bytes = readFileSync(path);
    const rotten = Buffer.from(bytes);
    const at = randomInt(bytes.length);
    rotten.writeUInt8(rotten.readUInt8(at) ^ randomInt(1, 256), at);
    writeFileSync(path, rotten);
    if (await isRefused(place, unseal, mkdtempSync(join(root, 'rebuilt-')))) noticed++;
    writeFileSync(path, bytes);
  }
  note(`Planted words that can be read without the key: ${readable} of ${whole(WORDS)}.`);
  note(`One byte changed: noticed before it was brought back ${noticed} of ${whole(FLIPS)} times.`);
}

const words = Array.from({ length: WORDS }, (_, index) => `Planted-${index * 7919}-Mulenga`);

/** Half of the words before the chain is begun, half in what follows it. */
async function plant(dataDir: string, place: Place, publicKey: string): Promise<void> {
  const databaseFile = join(dataDir, 'school.db');
  const database = new DatabaseSync(databaseFile);
  database.exec('pragma journal_mode = wal; create table child (name text)');
  const insert = database.prepare('insert into child values (?)');
  const write = (some: string[]) => {
    database.exec('begin');
    for (const word of some) insert.run(word);
    database.exec('commit');
  };
  write(words.slice(0, WORDS / 2));
  const chain = await Chain.begin(place, await sealingTo(publicKey, dataDir), {
    databaseFile,
    dataDir,
    filesFolder: undefined,
    now: () => new Date(),
  });
  for (let from = WORDS / 2; from < WORDS; from += WORDS / 20) {
    write(words.slice(from, from + WORDS / 20));
    await chain.follow();
  }
  chain.close();
  database.close();
}

async function isRefused(
  place: Place,
  unseal: ReturnType<typeof unsealWith>,
  folder: string,
): Promise<boolean> {
  try {
    await rebuild(place, unseal, await findMoment(place), folder);
    return false;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
