import { address, recordAddress } from '#requests/address.ts';
import type { At, RecordsAt } from './address-of-route.ts';
import type * as census from './staff/children/census.ts';
import type * as contentPart from './staff/content-part.ts';
import type * as contentParts from './staff/content-parts.ts';
import type * as belonging from './staff/enrollment/belonging.ts';
import type * as numbers from './staff/enrollment/numbers.ts';
import type * as photographs from './staff/enrollment/photographs.ts';
import type * as readyText from './staff/enrollment/ready-text.ts';
import type * as readyTexts from './staff/enrollment/ready-texts.ts';
import type * as newsletter from './staff/newsletter.ts';
import type * as newsletters from './staff/newsletters.ts';
import type * as auditRecords from './staff/office/audit-records.ts';
import type * as broughtBack from './staff/office/brought-back.ts';
import type * as families from './staff/office/families.ts';
import type * as family from './staff/office/family.ts';
import type * as held from './staff/office/family-held.ts';
import type * as mail from './staff/office/mail.ts';
import type * as outgoingMail from './staff/office/outgoing-mail.ts';
import type * as people from './staff/office/people.ts';
import type * as search from './staff/office/search.ts';
import type * as stoppedErasing from './staff/office/stopped-erasing.ts';
import type * as today from './staff/office/today.ts';
import type * as waiting from './staff/office/waiting.ts';
import type * as subscribers from './staff/subscribers.ts';
import type * as account from './staff-account.ts';

/** Where the screens of the desk ask, each with what the route at it answers and takes; `app/addresses.ts` names its file. */
export const todayAt: At<typeof today> = address('/api/staff/today');
export const waitingAt: At<typeof waiting> = address('/api/staff/waiting');
export const searchAt: At<typeof search> = address('/api/staff/search');
export const mailAt: At<typeof mail> = address('/api/staff/mail');
export const outgoingMailAt: RecordsAt<typeof outgoingMail> = recordAddress('/api/staff/mail');
export const peopleAt: At<typeof people> = address('/api/staff/people');
export const auditRecordsAt: At<typeof auditRecords> = address('/api/staff/audit-records');
export const broughtBackAt: At<typeof broughtBack> = address('/api/staff/brought-back');
export const stoppedErasingAt: At<typeof stoppedErasing> = address('/api/staff/held-erasing');
export const firstFamiliesAt: At<typeof families> = address('/api/staff/families');
export const familiesAt: RecordsAt<typeof family> = recordAddress('/api/staff/families');
export const subscribersAt: At<typeof subscribers> = address('/api/staff/subscribers');
export const contentAt: At<typeof contentParts> = address('/api/staff/content');
export const photographsAt: At<typeof photographs> = address('/api/staff/enrollment-photographs');
export const readyTextsAt: At<typeof readyTexts> = address('/api/staff/enrollment-ready-texts');
export const readyTextAt: RecordsAt<typeof readyText> = recordAddress(
  '/api/staff/enrollment-ready-texts',
);
export const staffAccountAt: At<typeof account> = address('/api/staff/account');
export const contentPartAt: RecordsAt<typeof contentPart> = recordAddress('/api/staff/content');
export const newslettersAt: At<typeof newsletters> = address('/api/staff/newsletters');
export const newsletterAt: RecordsAt<typeof newsletter> = recordAddress('/api/staff/newsletters');
export const numbersAt: At<typeof numbers> = address('/api/staff/numbers');
export const censusAt: At<typeof census> = address('/api/staff/children/census');
export const heldAt: RecordsAt<typeof held> = recordAddress('/api/staff/families', 'held');
export const belongingAt: RecordsAt<typeof belonging> = recordAddress(
  '/api/staff/enrollment-applications',
  'belonging',
);
