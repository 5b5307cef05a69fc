import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent } from './demo/demo-content.ts';
import { PASSWORD } from './demo/demo-school.ts';
import { GUARDIAN, people } from './demo/fill.ts';
import { makeSchool } from './demo/make-school.ts';
import { serve } from './serve.ts';

/** A school full of life, to look at: never with your data, your mail server or your bucket. */
const DATA_DIR = 'demo-data';
/** For about two hundred applications. */
const DAYS = 60;
const CONTENT = join(DATA_DIR, 'content');
const { PORT, HOST, LOG_LEVEL = 'warn', PATH, NODE_ENV, CONTENT_DIR = 'content' } = process.env;
const variables = { PORT, HOST, LOG_LEVEL, PATH, NODE_ENV, CONTENT_DIR: CONTENT, DATA_DIR };

if (process.argv.includes('--again')) rmSync(DATA_DIR, { recursive: true, force: true });
copyContent(CONTENT_DIR, CONTENT);
if (!existsSync(join(DATA_DIR, 'school.db'))) {
  console.log('Making a school with applications, messages and payments; this takes a minute.');
  try {
    const wanted = { dataDir: DATA_DIR, contentDir: CONTENT, days: DAYS, variables };
    const { applications, families } = await makeSchool(wanted);
    console.log(`${applications} applications of ${families} families have arrived.`);
  } catch (error) {
    // Half a school would be taken for a whole one at the next start.
    rmSync(DATA_DIR, { recursive: true, force: true });
    throw error;
  }
}
await serve({ ...variables, FIRST_ADMINISTRATOR: 'none' }, tellWhoIsThere);

function tellWhoIsThere({ address }: { address: string }): void {
  const roles = Object.entries({ ...people, guardian: GUARDIAN });
  console.log(`
Everybody signs in at ${address}/sign-in with the password “${PASSWORD}”:
${roles.map(([role, email]) => `  ${role.padEnd(14)} ${email}`).join('\n')}
The desk is ${address}/staff, the portal for families ${address}/portal.
Mails are files in ${DATA_DIR}/mail. To begin anew: npm run demo -- --again
Press Ctrl+C to stop.`);
}
