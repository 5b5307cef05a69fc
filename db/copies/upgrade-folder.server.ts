import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** In the data folder, for as long as an upgrade takes: its copies of the database, and how far it is. */
const FOLDER = 'upgrade';
const STATE = 'state.json';
/** A line for each process that somebody has started the site with meanwhile. */
const STARTS = 'starts';

export interface UpgradeState {
  /** Of the process that upgrades. */
  pid: number;
  /** The folder of the version that is to run. */
  version: string;
  /**
   * `preparing`: the site runs. `holding`: whoever starts it waits. `bringing back`: the database is being replaced, and
   * nobody may start on it. `watching`: whether it comes up.
   */
  phase: 'preparing' | 'holding' | 'bringing back' | 'watching';
}

/** Where an upgrade keeps its copies. */
export const upgradeFolderIn = (dataDir: string) => join(dataDir, FOLDER);

/** Whether the site is being upgraded, or was when the power failed. */
export function readUpgrade(dataDir: string): UpgradeState | undefined {
  const file = join(upgradeFolderIn(dataDir), STATE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as UpgradeState) : undefined;
}

/** Whether the process that upgrades still lives; one of another user lives too. */
export function isUnderWay({ pid }: UpgradeState): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes how far the upgrade of this process is, whole or not at all. */
export function writeUpgrade(dataDir: string, state: Omit<UpgradeState, 'pid'>): void {
  const folder = upgradeFolderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${STATE}.part`);
  writeFileSync(unfinished, JSON.stringify({ pid: process.pid, ...state }));
  renameSync(unfinished, join(folder, STATE));
}

export function endUpgrade(dataDir: string): void {
  rmSync(upgradeFolderIn(dataDir), { recursive: true, force: true });
}

/** To be called before the state is read: then either this start waits, or whoever upgrades knows that it goes on. */
export function noteStart(dataDir: string): void {
  try {
    appendFileSync(join(upgradeFolderIn(dataDir), STARTS), `${process.pid}\n`);
  } catch (error) {
    // It has just ended.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The processes that the site was started with since the upgrade began: none where nobody starts it again by itself. */
export function startsSince(dataDir: string): number[] {
  const file = join(upgradeFolderIn(dataDir), STARTS);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
}

/** Removes what an upgrade has left that was killed, unless the way back has begun: then the copy is needed. */
export function removeBrokenUpgrade(dataDir: string): void {
  const state = readUpgrade(dataDir);
  if (state && (isUnderWay(state) || state.phase === 'bringing back')) return;
  endUpgrade(dataDir);
}
