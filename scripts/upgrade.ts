import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { copyDatabase, type DatabaseCopy } from '#db/copies/database-copy.server.ts';
import {
  endUpgrade,
  isUnderWay,
  readUpgrade,
  startsSince,
  upgradeFolderIn,
  writeUpgrade,
} from '#db/copies/upgrade-folder.server.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { runCommand } from './command-line.ts';
import { bringBack, sinceTheCopy } from './upgrade/bring-back.ts';
import { makeNextVersion, VERSION_FOLDER } from './upgrade/next-version.ts';
import { rehearse } from './upgrade/rehearse.ts';
import { comesUp, endRunning, findLink, findRunning, pointTo } from './upgrade/site.ts';

const USAGE = 'npm run upgrade [-- --to=VERSION --patience=SECONDS]';
/** Ours, however it is reached. */
const current = process.cwd();

/** Brings a running installation to a newer version, and back when it does not come up (decision 86). */
await runCommand(async (env) => {
  const { to, patienceMs } = readCommand();
  expectOwner(env.dataDir);
  const link = findLink(current);
  const before = readUpgrade(env.dataDir);
  if (before && isUnderWay(before)) throw new CannotStart('The site is being upgraded already.');
  if (before?.phase === 'bringing back') return finishBringingBack(env, before.version, patienceMs);
  endUpgrade(env.dataDir);
  try {
    writeUpgrade(env.dataDir, { phase: 'preparing', version: current });
    await upgrade(env, { link, to, patienceMs });
  } finally {
    // Where the data was being brought back, the copy is still needed.
    if (readUpgrade(env.dataDir)?.phase !== 'bringing back') endUpgrade(env.dataDir);
  }
});

interface Wanted {
  link: string;
  to: string | undefined;
  patienceMs: number;
}

async function upgrade(env: Environment, { link, to, patienceMs }: Wanted): Promise<void> {
  const next = makeNextVersion(current, to);
  const running = findRunning(env);
  if (next === current && (!running || running.version === current)) {
    console.log(`Version ${basename(current)} runs already; there is nothing newer.`);
    return;
  }
  await rehearse(next, env);
  if (running) await switchTo(next, { env, link, patienceMs, previous: running.version });
  else pointTo(link, next);
  removeOlder(new Set([next, current]));
  console.log(
    running
      ? `The site runs version ${basename(next)}. ${basename(current)} stays beside it.`
      : `Version ${basename(next)} is in place; start the site.`,
  );
}

interface Switch {
  env: Environment;
  link: string;
  patienceMs: number;
  previous: string;
}

async function switchTo(next: string, { env, link, patienceMs, previous }: Switch): Promise<void> {
  writeUpgrade(env.dataDir, { phase: 'holding', version: next });
  pointTo(link, next);
  await endRunning(env);
  // Nobody writes now: this copy has everything that anybody was told is there.
  const copy = await copyDatabase(env, upgradeFolderIn(env.dataDir));
  writeUpgrade(env.dataDir, { phase: 'watching', version: next });
  if (await comesUp(next, env, patienceMs)) return;
  if (startsSince(env.dataDir).length === 0) {
    throw new CannotStart(
      `Version ${basename(next)} is in place, but nothing started the site again: start it now.`,
    );
  }
  await goBack(copy, { env, link, patienceMs, previous });
}

async function goBack(copy: DatabaseCopy, { env, link, patienceMs, previous }: Switch) {
  console.error('The new version does not come up: going back.');
  writeUpgrade(env.dataDir, { phase: 'holding', version: previous });
  await endRunning(env);
  const since = await sinceTheCopy(env, copy);
  if (since === 'forms were taken') {
    throw new CannotStart(
      'The new version took forms before it failed, so the data stays with it: see its log, mend what it lacks and start it.',
    );
  }
  pointTo(link, previous);
  if (since === 'nothing') return watchOld(env, previous, patienceMs);
  await finishBringingBack(env, previous, patienceMs);
}

/** Also of an upgrade that was killed at it. */
async function finishBringingBack(env: Environment, version: string, patienceMs: number) {
  writeUpgrade(env.dataDir, { phase: 'bringing back', version });
  await endRunning(env);
  await bringBack(env);
  await watchOld(env, version, patienceMs);
}

async function watchOld(env: Environment, version: string, patienceMs: number): Promise<void> {
  writeUpgrade(env.dataDir, { phase: 'watching', version });
  const isUp = await comesUp(version, env, patienceMs);
  endUpgrade(env.dataDir);
  throw new CannotStart(
    isUp
      ? `The site runs version ${basename(version)} as before, with all its data.`
      : `The data and version ${basename(version)} are in place as before; start the site.`,
  );
}

function readCommand(): { to: string | undefined; patienceMs: number } {
  const options = { to: { type: 'string' }, patience: { type: 'string' } } as const;
  try {
    const { to, patience = '90' } = parseArgs({ options }).values;
    if (!/^[1-9]\d{0,3}$/.test(patience)) throw new Error('not a number of seconds');
    return { to, patienceMs: Number(patience) * 1000 };
  } catch {
    throw new CannotStart(`Usage: ${USAGE}`);
  }
}

/** What another user wrote here, the site could not read or replace afterwards. */
function expectOwner(dataDir: string): void {
  if (!existsSync(dataDir))
    throw new CannotStart(`There is no ${dataDir}; set DATA_DIR as the site has it.`);
  const user = process.getuid?.();
  for (const folder of [current, dataDir]) {
    if (statSync(folder).uid === user) continue;
    throw new CannotStart(
      `${folder} belongs to another user: run this command as the user that runs the site.`,
    );
  }
  if (`${dataDir}${sep}`.startsWith(`${current}${sep}`)) {
    throw new CannotStart(
      `The data lies inside the version that runs (${dataDir}): move it elsewhere and set DATA_DIR first.`,
    );
  }
}

/** Of the versions that upgrades have made, this one and the one before it stay. */
function removeOlder(kept: Set<string>): void {
  for (const name of readdirSync(dirname(current))) {
    const folder = join(dirname(current), name);
    if (!VERSION_FOLDER.test(name) || kept.has(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
