import { setTimeout } from 'node:timers/promises';
import {
  isUnderWay,
  noteStart,
  readUpgrade,
  removeBrokenUpgrade,
  type UpgradeState,
} from '#db/copies/upgrade-folder.server.ts';

const LOOK_MS = 100;

/**
 * Waits while an upgrade has the data. Ends the process where another version is to run: whoever started it starts it
 * again, from the folder that is the right one by then.
 */
export async function waitForUpgrade(dataDir: string): Promise<void> {
  let last: UpgradeState | undefined;
  for (;;) {
    const state = readUpgrade(dataDir);
    if (!state) break;
    if (!isUnderWay(state)) {
      if (state.phase !== 'bringing back') break;
      console.error(
        'An upgrade was broken off while it brought the data back: run `npm run upgrade` again, which ends it.',
      );
      process.exit(1);
    }
    if (!last) noteStart(dataDir);
    else if (state.phase === 'preparing' || state.phase === 'watching') break;
    else await setTimeout(LOOK_MS);
    last = state;
  }
  removeBrokenUpgrade(dataDir);
  if (last && last.version !== process.cwd()) process.exit(0);
}
