import type { Clock } from './dates/clock.ts';
import type { FileStore } from './files/files.server.ts';
import type { Scan } from './files/virus-scan.server.ts';
import type { ClockWatch } from './jobs/clock-readings.server.ts';
import type { PublishSignal } from './jobs/publish-signal.server.ts';
import type { MailSignal } from './mail/mail-signal.ts';
import type { Log } from './metrics/log.server.ts';
import type { Store } from './store/store.server.ts';

/** What the server makes once at start and any room may need; `app/services.server.ts` adds what knows features. */
export interface SchoolServices {
  store: Store;
  files: FileStore;
  /** Asks the virus scanner about an uploaded file. */
  scan: Scan;
  clock: Clock;
  /** What deletes by the date asks it first. */
  clockWatch: ClockWatch;
  log: Log;
  /** Wake it after a transaction that queued a mail (app/lib/mail/outbox.server.ts). */
  mail: MailSignal;
  /** Notify it after a transaction that changed what public pages show (app/lib/jobs/publish-signal.server.ts). */
  publish: PublishSignal;
  publicUrl: string;
  /** Signs what leaves the server and comes back; take a key of your own from it with `keyFor`. */
  secret: string;
  /** Leaves no byte of what was erased in the data folder (db/copies/leave-nothing-erased.server.ts). */
  overwriteErased(): Promise<void>;
}

/** Those of them that a command takes: `Needs<'store' | 'clock'>`. */
export type Needs<Name extends keyof SchoolServices> = Pick<SchoolServices, Name>;
