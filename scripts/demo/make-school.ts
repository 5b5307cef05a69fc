import { readContent } from '#features/content/read.server.ts';
import { readEnvironment } from '#lib/env.server.ts';
import { CLIENT_FOLDER } from '../bundle/built-files.ts';
import { builtSite } from '../bundle/built-site.ts';
import { newDice } from './dice.ts';
import { fill, firstDay } from './fill.ts';

interface Wanted {
  dataDir: string;
  contentDir: string;
  /** How many days the school lives through; two to four families apply on each. */
  days: number;
  variables: NodeJS.ProcessEnv;
}

/** Fills an empty folder with the last days of a school. Gives how many applications of how many families came. */
export async function makeSchool({ dataDir, contentDir, days, variables }: Wanted) {
  const today = new Date();
  // From the start on: what the school does by itself at night must not find the first day long past.
  let now = firstDay(today, days);
  const clock = { now: () => now, set: (date: Date) => (now = date) };
  const { start } = await builtSite(contentDir);
  const school = await start(
    {
      ...variables,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      LOG_LEVEL: 'error',
      FIRST_ADMINISTRATOR: 'none',
      TRUSTED_PROXY: '127.0.0.1',
      // Where it will be looked at: what its mails link to.
      PUBLIC_URL: readEnvironment(variables).publicUrl,
    },
    { client: CLIENT_FOLDER, clock },
  );
  try {
    const demo = { address: school.address, dataDir, dice: newDice(1) };
    return await fill(demo, clock, readContent(contentDir), { today, days });
  } finally {
    await school.stop();
  }
}
