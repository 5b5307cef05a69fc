import { join } from 'node:path';
import { acrossFeatures } from '#app/across-features.server.ts';
import type { Services } from '#app/services.server.ts';
import { forgetCopyBeforeMigration } from '#db/copies/copy-before-migration.server.ts';
import { leaveNothingErased } from '#db/copies/leave-nothing-erased.server.ts';
import { databaseFiles } from '#db/copies/manifest.ts';
import { startFollowing } from '#db/following/start-following.server.ts';
import { watchVersion, writingOnly } from '#db/known-version.server.ts';
import { openStore } from '#db/open-store.server.ts';
import { Passwords } from '#features/accounts/passwords/passwords.server.ts';
import { requireRole } from '#features/accounts/sessions/authorization.server.ts';
import { contentOn, inYear } from '#features/calendar/school-years.ts';
import { readContent } from '#features/content/read.server.ts';
import { openCurrentContent } from '#features/publishing/current-content.server.ts';
import { readSecret } from '#lib/crypto/secret.server.ts';
import { type Clock, systemClock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { newestReading } from '#lib/device/newest-reading.ts';
import { prepareDataDir, readEnvironment } from '#lib/env.server.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { closeToOthers, writePrivately } from '#lib/files/private-files.server.ts';
import { openS3Files } from '#lib/files/s3-files.server.ts';
import { openVirusScanner } from '#lib/files/virus-scan.server.ts';
import { trustProxies } from '#lib/http/client-address.server.ts';
import { watchForProxies } from '#lib/http/unknown-proxy.server.ts';
import { watchClock } from '#lib/jobs/clock-readings.server.ts';
import { newPublishSignal } from '#lib/jobs/publish-signal.server.ts';
import { newMailSignal } from '#lib/mail/mail-signal.ts';
import { freshCheck, probeFiles, probeWriting } from '#lib/metrics/checks.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { timedStore } from '#lib/metrics/school-metrics.server.ts';
import { findDamagedPage } from '#lib/store/check-pages.server.ts';
import { findNewestEpoch } from '#lib/store/receipts/store-epoch.server.ts';
import { createSchoolServer, type Middlewares } from './app.ts';
import { type BackgroundWork, startBackgroundWork } from './background-work.ts';
import { drawnSince } from './http/drawn-pictures.ts';
import { endIdleSenders } from './http/idle-senders.ts';
import { islandFilesIn, pageScriptsIn } from './http/page-scripts.ts';
import { addressOf, listen, watchConnections } from './listen.ts';
import { noteRunning } from './running-file.ts';
import { welcome, whereMailsGo } from './welcome.ts';

export interface RunningSchool {
  address: string;
  /** Says what to do next, and how the first administrator gets in; to be called once the address has been said. */
  announce(): Promise<void>;
  /** Finishes the requests under way, then closes the store. */
  stop(): Promise<void>;
}

/** Reads settings and content, opens the store, listens. Throws `CannotStart` with one sentence when it cannot. */
export async function start(
  variables: NodeJS.ProcessEnv,
  sources: { client?: string; middlewares?: Middlewares; clock?: Clock },
): Promise<RunningSchool> {
  const { clock = systemClock } = sources;
  const env = readEnvironment(variables);
  const isTrustedProxy = trustProxies(env.trustedProxies);
  writePrivately();
  prepareDataDir(env.dataDir);
  const foreignFiles = closeToOthers(env.dataDir);
  const firstContent = readContent(env.contentDir);
  const log = createLog(env.logLevel);
  if (foreignFiles > 0) {
    log.warn(
      { files: foreignFiles },
      'files in the data folder belong to somebody else; others may read them',
    );
  }
  const opened = await openStore({ ...env, isFollowed: Boolean(env.copyTo) }, log);
  const checkVersion = watchVersion(opened);
  const store = timedStore(writingOnly(opened, checkVersion));
  const files = env.s3 ? openS3Files(env.s3) : openFileFolder(join(env.dataDir, 'files'));
  const scanner = openVirusScanner(env.clamdHost);
  const publish = newPublishSignal(store.read);
  const currentContent = await openCurrentContent({ firstContent, store, publish, log });
  const epoch = await newestReading(() => findNewestEpoch(store.read));
  publish.onNotify('readContent', epoch.readAgain);
  const secret = readSecret(env.authSecret, env.dataDir);
  const secondPlace = startFollowing(env, {
    log,
    // Beside the bundle (scripts/bundle/built-files.ts).
    program: sources.client && join(sources.client, '..', 'server', 'follower.js'),
  });
  const services: Services = {
    ...acrossFeatures,
    store,
    files,
    scan: scanner.scan,
    checkScanner: scanner.check && freshCheck(scanner.check),
    checkWrites: freshCheck(async () => {
      await probeWriting(store, clock);
      // A full disk is this machine's own trouble. A bucket is everybody's: no other process would do better.
      if (!env.s3) await files.check();
    }),
    checkVersion,
    checkFiles: freshCheck(() => probeFiles(files)),
    overwriteErased: () => leaveNothingErased(env.dataDir, { store, secret, log }),
    forgetCopyBeforeMigration: (now) => forgetCopyBeforeMigration(env.dataDir, store, now),
    findDamagedPage: env.databaseUrl
      ? undefined
      : () => findDamagedPage(join(env.dataDir, databaseFiles.sqlite)),
    get content() {
      return contentOn(currentContent(), dayInLusaka(clock.now()));
    },
    get contentToEdit() {
      return inYear(currentContent(), services.content.calendar.year);
    },
    contentOfFiles: firstContent,
    clock,
    clockWatch: watchClock({ store, clock, log }),
    log,
    mail: newMailSignal(),
    publish,
    publicUrl: env.publicUrl,
    pageScripts: pageScriptsIn(sources.client),
    islandFiles: islandFilesIn(sources.client),
    secret,
    passwords: new Passwords(),
    isSecondFactorRequired: env.isSecondFactorRequired,
    authorizeStaff: (request, allowed) => requireRole(request, services, allowed),
    isTrustedProxy,
    proxies: watchForProxies(isTrustedProxy, log),
    secondPlace,
    get epoch() {
      return epoch.current();
    },
  };
  const server = createSchoolServer(services, {
    ...sources,
    drawnPictures: sources.client && drawnSince(sources.client, env.dataDir),
    uploads: join(env.dataDir, 'uploads'),
    isServiceWorkerOff: env.isServiceWorkerOff,
  });
  endIdleSenders(server);
  const finishAnswers = watchConnections(server);
  let backgroundWork: BackgroundWork;
  try {
    await listen(server, env.port, env.host);
    backgroundWork = startBackgroundWork(services, env);
  } catch (error) {
    server.close();
    await secondPlace?.stop();
    await store.close();
    throw error;
  }
  const address = addressOf(server, env.host);
  const forgetRunning = noteRunning(env.dataDir, Number(new URL(address).port));
  return {
    address,
    announce: () =>
      welcome(services, {
        address,
        publicUrl: variables.PUBLIC_URL ? env.publicUrl : undefined,
        firstAdministrator: env.firstAdministrator,
        isTerminal: process.stdout.isTTY === true,
        mails: whereMailsGo(env),
      }),
    async stop() {
      await finishAnswers();
      await backgroundWork.stop();
      await secondPlace?.stop();
      await store.close();
      forgetRunning();
    },
  };
}
