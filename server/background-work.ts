import type { Services } from '#app/services.server.ts';
import { queueLetters } from '#desk/letters/queue-letters.server.ts';
import { scanWaitingDocuments } from '#features/documents/document-scan.server.ts';
import { forgetOldDrafts } from '#features/enrollment/form/carried-draft/carried-drafts.server.ts';
import { carryOutErasures } from '#features/enrollment/guardians/erasure/due-erasures.server.ts';
import { remindOfOffers } from '#features/enrollment/guardians/offer/remind-of-offers.server.ts';
import { remindFamilies } from '#features/enrollment/requests/remind-families.server.ts';
import { advanceRounds } from '#features/enrollment/rounds/advance-rounds.server.ts';
import { eraseOnRequest } from '#features/families/erasure/erase-records.server.ts';
import { queueIssues } from '#features/newsletter/queue-issues.server.ts';
import { destroyAnswered } from '#features/papers/pictures/destroy-answered.server.ts';
import { carryOutChanges } from '#features/publishing/guarded/end-change.server.ts';
import { rankByFiles } from '#features/publishing/parts/rank-by-files.server.ts';
import { scanWaitingResumes } from '#features/recruitment/resume/resume-scan.server.ts';
import { listLetters } from '#features/submissions/desk/list-letters.server.ts';
import { keepPromises } from '#features/submissions/promises/keep-promises.server.ts';
import { sendMorningMails } from '#features/submissions/today/morning-mails.server.ts';
import type { Environment } from '#lib/env.server.ts';
import { watchNewDay } from '#lib/jobs/new-day.server.ts';
import { watchPublications } from '#lib/jobs/publish-signal.server.ts';
import { type Recurring, startRecurring } from '#lib/jobs/recurring.server.ts';
import { startMailSender } from '#lib/mail/mail-sender.server.ts';
import { openMailTransport } from '#lib/mail/mail-transport.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { forgetOldAttempts } from '#lib/rate-limit/attempts.server.ts';
import { nightlyWork } from './nightly-work.ts';

const MINUTE_MS = 60_000;

export interface BackgroundWork {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** What the server does besides answering. Each job is one line of the list, begun here and stopped together. */
export function startBackgroundWork(services: Services, env: Environment): BackgroundWork {
  const { log, clockWatch } = services;
  warnOfWhatIsAway(services);
  const jobs: Recurring[] = [
    sendMails(services, env),
    startRecurring({ pauseMs: 10 * MINUTE_MS, log }, (stopping) => nightlyWork(services, stopping)),
    startRecurring({ pauseMs: 10 * MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => carryOutErasures(services, eraseOnRequest(services))),
    ),
    startRecurring({ pauseMs: 10 * MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => remindFamilies(services)),
    ),
    startRecurring({ pauseMs: 10 * MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => remindOfOffers(services)),
    ),
    startRecurring({ pauseMs: 5 * MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => keepPromises(services)),
    ),
    startRecurring({ pauseMs: MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => carryOutChanges(services)),
    ),
    startRecurring({ pauseMs: MINUTE_MS, log }, () =>
      clockWatch.unlessLeapt(() => sendMorningMails(services)),
    ),
    startRecurring({ pauseMs: 5000, log }, () =>
      clockWatch.unlessLeapt(() => advanceRounds(services)),
    ),
    startRecurring({ pauseMs: 5 * MINUTE_MS, log }, async (signal) => {
      await scanWaitingResumes(services, signal);
      await scanWaitingDocuments(services, signal);
    }),
    startRecurring({ pauseMs: 5000, log }, () =>
      clockWatch.unlessLeapt(() => destroyAnswered(services)),
    ),
    startRecurring({ pauseMs: 2000, log }, (signal) => queueIssues(services, signal)),
    startRecurring({ pauseMs: 2000, log }, (signal) => queueLetters(services, listLetters, signal)),
    watchPublications(services),
    watchNewDay(services),
    forgetWhatIsOver(services),
  ];
  const ranked = rankByFiles(services).catch((error) => logUnexpected(log, error));
  return {
    async stop() {
      await Promise.all([ranked, ...jobs.map((job) => job.stop())]);
    },
  };
}

/** Tries once what the settings name, so that a wrong one shows at the start and not with the first family. */
function warnOfWhatIsAway({ log, checkFiles, checkScanner }: Services): void {
  checkFiles().catch(({ message: reason }: Error) => {
    log.warn({ reason }, 'no file can be kept at the moment');
  });
  checkScanner?.().catch(({ message: reason }: Error) => {
    log.warn({ reason }, 'virus scanner does not answer; files are taken without it');
  });
}

/** What the limits counted an hour ago and more, and drafts that nobody fetched in their seven days. */
function forgetWhatIsOver({ store, clock, clockWatch, log }: Services): Recurring {
  return startRecurring({ pauseMs: 60 * MINUTE_MS, log }, () =>
    clockWatch.unlessLeapt(async () => {
      await forgetOldAttempts(store, clock.now());
      await forgetOldDrafts(store, clock.now());
    }),
  );
}

function sendMails(services: Services, env: Environment): Recurring {
  const { store, clock, log, mail } = services;
  const transport = openMailTransport(env, () => services.content.school, log);
  const sender = startMailSender({ store, transport, clock, log });
  mail.onWake(sender.wake);
  void transport.check().then((reason) => {
    if (reason) log.warn({ reason }, 'mail server not reached; mails wait until it is');
  });
  return sender;
}
