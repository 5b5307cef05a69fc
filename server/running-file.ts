import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningProcess {
  pid: number;
  /** The folder of the version that it runs. */
  version: string;
}

/** Says which process answers at a port with this data; `npm run upgrade` goes by it. */
export const runningFile = (dataDir: string, port: number) => join(dataDir, `running-${port}.json`);

/** Gives what takes it away again. */
export function noteRunning(dataDir: string, port: number): () => void {
  const file = runningFile(dataDir, port);
  const running: RunningProcess = { pid: process.pid, version: process.cwd() };
  writeFileSync(file, JSON.stringify(running));
  return () => rmSync(file, { force: true });
}
