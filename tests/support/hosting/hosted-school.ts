import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { SERVER_ENVIRONMENT, SERVER_PROGRAM } from '../../../scripts/bundle/built-files.ts';
import { newDataFolder, type RunningSchool, variablesOf } from '../running-school.ts';
import { type Asked, ENDED } from './school-host.ts';

/** A running school for tests that ask it over HTTP, and to which it is all one what else its process has run. */
export type HostedSchool = Omit<RunningSchool, 'pid' | 'stop'>;

export interface MeasuredSchool extends HostedSchool {
  /**
   * The processor time, in milliseconds, that the one thread which answers has taken so far. How busy the machine is
   * does not change it.
   */
  threadTime(): Promise<number>;
}

const PROGRAM = new URL('school-host.ts', import.meta.url).pathname;
const SETTINGS_OF_NODE = SERVER_PROGRAM.slice(0, -1);
const LATEST_MS = 90_000;

class Host {
  readonly #process: ChildProcess;
  /** Since its present school was asked for. */
  printed = '';
  #look = () => {};

  constructor() {
    this.#process = spawn(process.execPath, [...SETTINGS_OF_NODE, PROGRAM], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...SERVER_ENVIRONMENT, ...process.env, NODE_ENV: 'production' },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr] as Socket[]) {
      stream.unref();
      stream.on('data', (chunk) => {
        this.printed += chunk;
        this.#look();
      });
    }
    this.#process.on('exit', () => this.#look());
    // It ends with the tests that it is for, and does not keep them from ending.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  threadTime(): Promise<number> {
    return new Promise((resolve) => {
      this.#process.channel?.ref();
      this.#process.once('message', (time) => {
        this.#process.channel?.unref();
        resolve(Number(time));
      });
      this.#process.send('threadTime' satisfies Asked);
    });
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Asks it, and waits until it has printed that this is done. */
  async do(asked: Asked, isDone: (printed: string) => boolean): Promise<void> {
    this.#process.send(asked);
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(this.printed)), LATEST_MS);
      this.#look = () => {
        if (isDone(this.printed)) resolve();
        else if (this.#hasEnded()) reject(new Error(this.printed));
        else return;
        clearTimeout(late);
        this.#look = () => {};
      };
      this.#look();
    });
  }
}

const idle: Host[] = [];

/** Like `runSchool`, in a process that ran other schools before and will run others after it: a fifth of the work. */
export async function hostSchool(
  settings: Record<string, string> = {},
  dataDir = newDataFolder(),
): Promise<MeasuredSchool> {
  const host = idle.pop() ?? new Host();
  host.printed = '';
  const { address, variables } = await variablesOf(settings, dataDir);
  await host.do({ start: variables }, (printed) => printed.includes('is ready at'));
  /** What it has printed, once it has ended: its process prints what others say by then. */
  let lastWords: string | undefined;
  return {
    address,
    dataDir,
    output: () => lastWords ?? host.printed,
    threadTime: () => host.threadTime(),
    async remove() {
      if (lastWords !== undefined) return;
      await host.do('stop', (printed) => printed.includes(ENDED));
      lastWords = host.printed;
      idle.push(host);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
