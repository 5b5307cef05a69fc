import { parseArgs } from 'node:util';
import { openStore } from '#db/open-store.server.ts';
import { isRole, roles } from '#desk/roles.ts';
import { createStaffMember } from '#features/accounts/staff.server.ts';
import { systemClock } from '#lib/dates/clock.ts';
import { CannotStart, prepareDataDir, readEnvironment } from '#lib/env.server.ts';
import { writePrivately } from '#lib/files/private-files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';

const USAGE = `Usage: npm run staff:create -- --email ADDRESS --role ROLE [--forget-second-factor]
ROLE is one of ${roles.join(', ')}. Run it again for another role, or for another link.`;

const { email, role, forgetsSecondFactor } = readArguments();
try {
  const env = readEnvironment(process.env);
  writePrivately();
  prepareDataDir(env.dataDir);
  const store = await openStore(env, createLog('silent'));
  try {
    const created = await createStaffMember(
      { store, clock: systemClock, publicUrl: env.publicUrl },
      { email, roles: [role], forgetsSecondFactor },
    );
    if (created.outcome === 'notAnAddress') stop(`${email} is not an email address.`);
    else {
      console.log(
        `This link lets ${email} in as ${role} and sets the password; it works once, for three days. Before it is taken nothing opens, except for who is at the desk already:`,
      );
      console.log(created.link);
    }
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  stop(error.message);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        role: { type: 'string' },
        'forget-second-factor': { type: 'boolean', default: false },
      },
    });
    const { email, role } = values;
    if (email && isRole(role)) {
      return { email, role, forgetsSecondFactor: values['forget-second-factor'] };
    }
  } catch {
    // An option that there is not; the usage says which there are.
  }
  console.error(USAGE);
  process.exit(1);
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
