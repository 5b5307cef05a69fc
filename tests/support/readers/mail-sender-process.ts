import { openStore } from '#db/open-store.server.ts';
import { systemClock } from '#lib/dates/clock.ts';
import { readEnvironment } from '#lib/env.server.ts';
import { startMailSender } from '#lib/mail/mail-sender.server.ts';
import { openMailTransport } from '#lib/mail/mail-transport.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';

/** The server's mail sender alone, in a process that a test may kill, with days shortened to moments. */
const env = readEnvironment(process.env);
const log = createLog(env.logLevel);
const store = await openStore(env, log);
const school = { name: 'The School', email: 'office@school.example' };
const transport = openMailTransport(env, () => school, log);
startMailSender(
  { store, transport, clock: systemClock, log },
  {
    lookEveryMs: 25,
    betweenMailsMs: 0,
    leaseMs: 1500,
    sendWithinMs: 1000,
    stopWithinMs: 100,
    restOfMail: () => 100,
    restOfSender: () => 50,
  },
);
// The sender's own timer lets a process end; this one goes on until it is killed.
setInterval(() => {}, 1000);
