import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#db/open-store.server.ts';
import { signInAddress } from '#features/accounts/client/sign-in-address.ts';
import { sayClockIsRight } from '#lib/jobs/clock-readings.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { builtSite } from './bundle/built-site.ts';
import { copyContent } from './demo/demo-content.ts';
import { PASSWORD } from './demo/demo-school.ts';
import { people } from './demo/fill.ts';
import { makeSchool } from './demo/make-school.ts';
import { GUARDIAN } from './demo/one-family.ts';

/** A school full of life, to look at: never with your data, your mail server or your bucket. */
const DATA_DIR = 'demo-data';
/** For about two hundred applications. */
const DAYS = 60;
const CONTENT = join(DATA_DIR, 'content');
const { PORT, LOG_LEVEL = 'warn', PATH, NODE_ENV, CONTENT_DIR = 'content' } = process.env;
// Everybody knows the password, so only this machine can come in. By its name, because a passkey belongs to a name.
const variables = {
  PORT,
  HOST: 'localhost',
  LOG_LEVEL,
  PATH,
  NODE_ENV,
  CONTENT_DIR: CONTENT,
  DATA_DIR,
};

if (process.argv.includes('--again')) rmSync(DATA_DIR, { recursive: true, force: true });
if (!existsSync(DATA_DIR)) await makeWhole();
copyContent(CONTENT_DIR, CONTENT);
await takeClockAtItsWord();
const site = await builtSite(CONTENT, DATA_DIR);
await site.serve({ ...variables, FIRST_ADMINISTRATOR: 'none' }, tellWhoIsThere);

/** Under another name until it is whole: who stops it half way must not find half a school next time. */
async function makeWhole(): Promise<void> {
  console.log('Making a school with applications, messages and payments; this takes a minute.');
  const dataDir = `${DATA_DIR}.making`;
  rmSync(dataDir, { recursive: true, force: true });
  const contentDir = join(dataDir, 'content');
  copyContent(CONTENT_DIR, contentDir);
  const { applications, families } = await makeSchool({
    dataDir,
    contentDir,
    days: DAYS,
    variables,
  });
  renameSync(dataDir, DATA_DIR);
  console.log(`${applications} applications of ${families} families have arrived.`);
}

/** However long ago anybody looked at it: there is nothing in it that could be lost. */
async function takeClockAtItsWord(): Promise<void> {
  const store = await openStore({ dataDir: DATA_DIR }, createLog('silent'));
  await store.write((transaction) => sayClockIsRight(transaction, new Date()));
  await store.close();
}

function tellWhoIsThere({ address }: { address: string }): void {
  const roles = Object.entries({ ...people, guardian: GUARDIAN });
  console.log(`
Each link opens the sign-in page with the email address filled in. Everybody’s password is “${PASSWORD}”.
${roles.map(([role, email]) => `  ${role.padEnd(14)} ${signInAddress(address, email)}`).join('\n')}
Sign out before you sign in as somebody else.
The desk is ${address}/staff, the portal for families ${address}/portal.
Mails are files in ${DATA_DIR}/mail. To begin anew: npm run demo -- --again
Press Ctrl+C to stop.`);
}
