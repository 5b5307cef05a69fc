import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './run-script.ts';
import { type RunningSchool, runSchool } from './running-school.ts';

/** A school whose data a test copies away and brings back, at one address all the time. */
export interface RestorableSchool {
  readonly school: RunningSchool;
  /** The copy that every restore brings back. */
  backUp(): Promise<void>;
  /** Puts that copy in the place of the data, with what was erased since still erased, and goes on. */
  restore(): Promise<void>;
  /** Puts the database of that copy into its place by hand, as somebody does who does not know our command. */
  putBackByHand(): Promise<void>;
  remove(): Promise<void>;
}

export async function restorableSchool(
  settings: Record<string, string> = { LOG_LEVEL: 'error' },
): Promise<RestorableSchool> {
  const copies = mkdtempSync(join(tmpdir(), 'copies-'));
  const copy = join(copies, 'night');
  let school = await runSchool(settings);
  const { dataDir, address } = school;
  const run = async (script: string, parameters: string[]) => {
    const { code, printed } = await runScript(script, parameters, { DATA_DIR: dataDir });
    if (code !== 0) throw new Error(printed);
  };
  async function whileStopped(work: () => unknown): Promise<void> {
    await school.stop();
    await work();
    school = await runSchool({ ...settings, PORT: new URL(address).port }, dataDir);
  }
  return {
    get school() {
      return school;
    },
    backUp: () => run('backup', [copy]),
    restore: () => whileStopped(() => run('restore', [copy, '--replace', '--erase-again=all'])),
    putBackByHand: () =>
      whileStopped(() => {
        for (const log of ['-wal', '-shm'])
          rmSync(join(dataDir, `school.db${log}`), { force: true });
        cpSync(join(copy, 'school.db'), join(dataDir, 'school.db'));
      }),
    async remove() {
      await school.remove();
      rmSync(copies, { recursive: true, force: true });
    },
  };
}
