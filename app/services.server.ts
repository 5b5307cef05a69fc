import { createContext } from 'react-router';
import type { AuthorizeStaff } from '#desk/require-room.server.ts';
import type { Passwords } from '#features/accounts/passwords/passwords.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { TrustedProxies } from '#lib/http/client-address.server.ts';
import type { ProxyWatch } from '#lib/http/unknown-proxy.server.ts';
import type { Check } from '#lib/metrics/checks.server.ts';
import type { SchoolServices } from '#lib/needs.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { StoreEpochRow } from '#lib/store/receipts/store-epoch.server.ts';
import type { SecondPlace } from '#lib/store/second-place.ts';
import type { acrossFeatures } from './across-features.server.ts';

/** What every loader and action may need; the server makes it once at start. */
export interface Services extends SchoolServices, AcrossFeatures {
  /** Undefined where no scanner is set. */
  checkScanner: Check | undefined;
  /** Throws while this process can store no submissions; what a load balancer asks. */
  checkWrites: Check;
  /** Throws while a newer program has the database (db/known-version.server.ts). */
  checkVersion: Check;
  /** Throws while no file can be kept, in the folder or in the bucket. */
  checkFiles: Check;
  /** Removes the copy from before the last change of the schema, once it has been kept its days. */
  forgetCopyBeforeMigration(now: Date): Promise<void>;
  /** Says what is wrong with the pages of the database; undefined on PostgreSQL, which looks after its own. */
  findDamagedPage: (() => Promise<string | undefined>) | undefined;
  /** As visitors may read it now; take it anew for each request. */
  readonly content: Content;
  /** The same with what is only prepared, such as the dates of a draft year: for who changes it at the desk. */
  readonly contentToEdit: Content;
  /** As the files say it, without what is published over them. */
  contentOfFiles: Content;
  /** Addresses of the script of public documents (app/islands/page.ts), in their order. */
  pageScripts: string[];
  /** The names of the script files that each island needs. */
  islandFiles: Record<string, string[]>;
  isTrustedProxy: TrustedProxies;
  proxies: ProxyWatch;
  /** Of the data as pages say it; take it anew for each request (app/lib/store/receipts/store-epoch.server.ts). */
  readonly epoch: StoreEpochRow;
  /** Undefined where no second place follows the data (`COPY_TO`). */
  secondPlace: SecondPlace | undefined;
  passwords: Passwords;
  /** Whether staff without a second factor is kept out; otherwise it is only recommended. */
  isSecondFactorRequired: boolean;
  authorizeStaff: AuthorizeStaff;
}

type AcrossFeatures = typeof acrossFeatures;

export const services = createContext<Services>();

/** Signs it for the forms of the page that answers the request at hand; an API's answer has none. */
export const formTime = createContext<() => string>();

/** Who sent the request at hand. */
export const sender = createContext<Sender>();

/** Set while a request is answered when its work failed because a store can take nothing at the moment. */
export const isOutage = createContext<boolean>(false);

/** Whether this machine or a trusted proxy asks for itself: whoever keeps the server running. */
export const isFromInside = createContext<boolean>(false);

/** A form that a page sent and that was not taken, because nobody can tell whether the page is ours. */
export interface RefusedPost {
  /** Where it was posted to: path and query. */
  action: string;
  from: 'unknown' | 'elsewhere';
  /** Its texts in their order; of what another site sent none. */
  fields: [name: string, value: string][];
  /** Whether a file was among it, which has to be chosen again. */
  hasFile: boolean;
}

/** Set for the screen that is answered in the place of a refused post. */
export const notTaken = createContext<RefusedPost | null>(null);
