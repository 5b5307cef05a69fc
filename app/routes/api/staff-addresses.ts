import { address, recordAddress } from '#requests/address.ts';
import type { At, RecordsAt } from './address-of-route.ts';
import type { loader as contentPart } from './staff/content-part.ts';
import type { loader as contentParts } from './staff/content-parts.ts';
import type { loader as document } from './staff/document.ts';
import type { loader as documents } from './staff/documents.ts';
import type { loader as belonging } from './staff/enrollment/belonging.ts';
import type { loader as places } from './staff/enrollment/enrollment-places.ts';
import type { loader as numbers } from './staff/enrollment/numbers.ts';
import type { loader as photographs } from './staff/enrollment/photographs.ts';
import type { loader as readyTexts } from './staff/enrollment/ready-texts.ts';
import type { loader as newsletter } from './staff/newsletter.ts';
import type { loader as newsletters } from './staff/newsletters.ts';
import type { loader as auditRecords } from './staff/office/audit-records.ts';
import type { loader as family } from './staff/office/family.ts';
import type { loader as held } from './staff/office/family-held.ts';
import type { loader as mail } from './staff/office/mail.ts';
import type { loader as outgoingMail } from './staff/office/outgoing-mail.ts';
import type { loader as people } from './staff/office/people.ts';
import type { loader as stoppedErasing } from './staff/office/stopped-erasing.ts';
import type { loader as today } from './staff/office/today.ts';
import type { loader as waiting } from './staff/office/waiting.ts';
import type { loader as subscribers } from './staff/subscribers.ts';
import type { loader as account } from './staff-account.ts';

/** Where the screens of the desk ask, each with what the route at it answers; `app/addresses.ts` names its file. */
export const todayAt: At<typeof today> = address('/api/staff/today');
export const waitingAt: At<typeof waiting> = address('/api/staff/waiting');
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
export const photographsAt: At<typeof photographs> = address('/api/staff/enrollment-photographs');
export const readyTextsAt: At<typeof readyTexts> = address('/api/staff/enrollment-ready-texts');
export const staffAccountAt: At<typeof account> = address('/api/staff/account');
export const contentPartAt: RecordsAt<typeof contentPart> = recordAddress('/api/staff/content');
export const newslettersAt: At<typeof newsletters> = address('/api/staff/newsletters');
export const newsletterAt: RecordsAt<typeof newsletter> = recordAddress('/api/staff/newsletters');
export const numbersAt: At<typeof numbers> = address('/api/staff/numbers');
export const heldAt: RecordsAt<typeof held> = recordAddress('/api/staff/families', 'held');
export const belongingAt: RecordsAt<typeof belonging> = recordAddress(
  '/api/staff/enrollment-applications',
  'belonging',
);
