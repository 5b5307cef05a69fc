import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ENVIRONMENT, SERVER_PROGRAM } from '../../scripts/bundle/built-files.ts';

/** The whole product as `npm start` runs it: its own process, port and data folder. */
export interface RunningSchool {
  address: string;
  pid: number;
  dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves with the exit code once the process has ended after the signal. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends the process if it still runs, and removes its data. */
  remove(): Promise<void>;
}

/** What `npm start` runs, which looks whether the site has to be built and becomes its server. */
export const START: [string, ...string[]] = [process.execPath, 'scripts/start.ts'];
/** What has been built, without a look whether it is still the newest. */
export const SERVER: [string, ...string[]] = [process.execPath, ...SERVER_PROGRAM];

/** A folder for a school's data; with a migrated SQLite file in it where the setup of the run has made one. */
export function newDataFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'school-'));
  const { MIGRATED_DATABASE: file } = process.env;
  if (file) copyFileSync(file, join(folder, 'school.db'));
  return folder;
}

export async function runSchool(
  settings: Record<string, string> = {},
  dataDir = newDataFolder(),
  [program, ...parameters]: [string, ...string[]] = SERVER,
): Promise<RunningSchool> {
  const { address, variables } = await variablesOf(settings, dataDir);
  const school = spawn(program, parameters, { env: variables });
  let printed = '';
  school.stdout.on('data', (chunk) => (printed += chunk));
  school.stderr.on('data', (chunk) => (printed += chunk));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => ended(school, signal);
  await ready(school, () => printed);
  return {
    address,
    pid: school.pid ?? 0,
    dataDir,
    output: () => printed,
    stop,
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where a school with these settings will answer, and all that it is told. */
export async function variablesOf(
  settings: Record<string, string>,
  dataDir: string,
): Promise<{ address: string; variables: NodeJS.ProcessEnv }> {
  const port = settings.PORT ?? String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const variables = {
    ...SERVER_ENVIRONMENT,
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: address,
    PORT: port,
    DATA_DIR: dataDir,
    FIRST_ADMINISTRATOR: 'none',
    ...settings,
  };
  return { address, variables };
}

/** The same with its clock at that instant, from which it runs on; at each SIGUSR2 it leaps to the next of several. */
export function runSchoolAt(
  startsAt: string,
  settings: Record<string, string> = {},
  dataDir?: string,
) {
  const clock = new URL('./at-another-time.ts', import.meta.url).href;
  const atThatTime = { ...settings, NODE_OPTIONS: `--import=${clock}`, STARTS_AT: startsAt };
  return runSchool(atThatTime, dataDir);
}

/** Runs it where it cannot start; resolves with what it said and its exit code. */
export async function failToStart(settings: Record<string, string>) {
  const school = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  let printed = '';
  school.stdout.on('data', (chunk) => (printed += chunk));
  school.stderr.on('data', (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((resolve) => school.on('close', resolve));
  return { code, printed };
}

function ready(school: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (printed().includes('is ready at')) settle(resolve);
    }, 20);
    const timeout = setTimeout(() => settle(() => reject(new Error(printed()))), 90_000);
    school.once('exit', () => settle(() => reject(new Error(printed()))));
    function settle(done: () => void) {
      clearInterval(look);
      clearTimeout(timeout);
      done();
    }
  });
}

function ended(school: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (school.exitCode !== null || school.signalCode !== null) {
    return Promise.resolve(school.exitCode);
  }
  return new Promise((resolve) => {
    school.once('exit', (code) => resolve(code));
    school.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
