import { join } from 'node:path';
import type { Services } from '#app/services.server.ts';
import { createFirstAdministrator } from '#features/accounts/staff.server.ts';
import type { Environment } from '#lib/env.server.ts';

interface Welcome {
  /** Where the site listens. */
  address: string;
  /** `PUBLIC_URL`, where somebody has set it. */
  publicUrl: string | undefined;
  /** Whose link is made while there is no administrator: an address, or `none`. The school's own when not given. */
  firstAdministrator: string | undefined;
  /** Whether a person reads what is printed. */
  isTerminal: boolean;
  /** What becomes of mails, in words. */
  mails: string;
}

/**
 * What is said once the site is ready. A person at a terminal is told what to do next; elsewhere only the link of the
 * first administrator goes into the log, whatever else is logged: without it nobody gets in.
 */
export async function welcome(services: Services, facts: Welcome): Promise<void> {
  const { address, publicUrl, firstAdministrator, isTerminal } = facts;
  // A session belongs to one address: the link leads to the one that has just been printed.
  const origin = publicUrl ?? address;
  const link = await firstAdministratorLink({ ...services, publicUrl: origin }, firstAdministrator);
  if (isTerminal) process.stdout.write(`${wordsForPeople(facts, link)}\n`);
  else if (link) {
    services.log
      .child({}, { level: 'warn' })
      .warn(
        { link },
        'There is no administrator yet. This link sets the password of the first one; it works once, for three days, and each start prints another. `npm run staff:create` makes others.',
      );
  }
}

async function firstAdministratorLink(
  services: Services,
  setting: string | undefined,
): Promise<string | undefined> {
  if (setting === 'none') return undefined;
  const { email } = services.content.school;
  return createFirstAdministrator(services, { named: setting, school: email });
}

export function wordsForPeople(
  { address, publicUrl, mails }: Pick<Welcome, 'address' | 'publicUrl' | 'mails'>,
  link: string | undefined,
): string {
  const parts = [`Open this address in a browser: ${address}`];
  if (publicUrl && publicUrl !== address) parts.push(`Visitors use this address: ${publicUrl}`);
  if (link) {
    parts.push(
      `There is no administrator yet. Open this link to set the first administrator’s password. It works once, for three days; each start prints another:\n${link}`,
    );
  } else parts.push(`The office signs in here: ${publicUrl ?? address}/staff`);
  parts.push(mails, 'To stop the website, press Ctrl+C.');
  return `\n${parts.join('\n\n')}\n`;
}

export function whereMailsGo({
  smtpUrl,
  dataDir,
}: Pick<Environment, 'smtpUrl' | 'dataDir'>): string {
  if (smtpUrl) return `Mails leave through ${new URL(smtpUrl).host}.`;
  return `Mails are not sent. Each one is a file in ${join(dataDir, 'mail')}. To send them, set SMTP_URL (docs/how-to/send-mail.md).`;
}
