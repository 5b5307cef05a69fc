import { type Address, address, type RecordAddress, recordAddress } from '#requests/address.ts';
import type { loader as contentParts } from './staff/content-parts.ts';
import type { loader as document } from './staff/document.ts';
import type { loader as documents } from './staff/documents.ts';
import type { loader as places } from './staff/enrollment/enrollment-places.ts';
import type { loader as readyTexts } from './staff/enrollment/ready-texts.ts';
import type { loader as auditRecords } from './staff/office/audit-records.ts';
import type { loader as family } from './staff/office/family.ts';
import type { loader as mail } from './staff/office/mail.ts';
import type { loader as outgoingMail } from './staff/office/outgoing-mail.ts';
import type { loader as people } from './staff/office/people.ts';
import type { loader as stoppedErasing } from './staff/office/stopped-erasing.ts';
import type { loader as today } from './staff/office/today.ts';
import type { loader as subscribers } from './staff/subscribers.ts';

type Loader = (...args: never[]) => Promise<{ '~answer'?: { status: number; says: unknown } }>;

/** What a loader says when all is well. */
type Said<Route extends Loader> = Extract<
  NonNullable<Awaited<ReturnType<Route>>['~answer']>,
  { status: 200 }
>['says'];
type At<Route extends Loader> = Address<{ shows: Said<Route> }>;
type RecordsAt<Route extends Loader> = RecordAddress<{ shows: Said<Route> }>;

/** Where the screens of the desk ask, each with what the route at it answers; `app/addresses.ts` names its file. */
export const todayAt: At<typeof today> = address('/api/staff/today');
export const mailAt: At<typeof mail> = address('/api/staff/mail');
export const outgoingMailAt: RecordsAt<typeof outgoingMail> = recordAddress('/api/staff/mail');
export const peopleAt: At<typeof people> = address('/api/staff/people');
export const auditRecordsAt: At<typeof auditRecords> = address('/api/staff/audit-records');
export const stoppedErasingAt: At<typeof stoppedErasing> = address('/api/staff/held-erasing');
export const familiesAt: RecordsAt<typeof family> = recordAddress('/api/staff/families');
export const subscribersAt: At<typeof subscribers> = address('/api/staff/subscribers');
export const contentAt: At<typeof contentParts> = address('/api/staff/content');
export const documentsAt: At<typeof documents> = address('/api/staff/documents');
export const documentAt: RecordsAt<typeof document> = recordAddress('/api/staff/documents');
export const placesAt: At<typeof places> = address('/api/staff/enrollment-places');
export const readyTextsAt: At<typeof readyTexts> = address('/api/staff/enrollment-ready-texts');
