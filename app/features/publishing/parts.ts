import type { ContentPart } from './content-part.ts';
import { answers } from './parts/answers.ts';
import { closures } from './parts/closures.ts';
import { contacts } from './parts/contacts.ts';
import { dates } from './parts/dates.ts';
import { events } from './parts/events.ts';
import { faq } from './parts/faq.ts';
import { news } from './parts/news.ts';
import { offers } from './parts/offers.ts';
import { office } from './parts/office.ts';
import { openings } from './parts/openings.ts';
import { papers } from './parts/papers.ts';
import { photographs } from './parts/photographs.ts';
import { prices } from './parts/prices.ts';
import { sectionParts } from './parts/sections.ts';
import { waitingOrder } from './parts/waiting-order.ts';
import { waysToPay } from './parts/ways-to-pay.ts';
import { waysToPayMeals } from './parts/ways-to-pay-meals.ts';
import { yearsBefore } from './parts/years-before.ts';

/** What editors change at the desk, in the order of the list. The names stand in addresses and in the database. */
export const contentParts = {
  news,
  events,
  dates,
  closures,
  openings,
  faq,
  office,
  contacts,
  'ways-to-pay': waysToPay,
  'ways-to-pay-meals': waysToPayMeals,
  prices,
  papers,
  'waiting-order': waitingOrder,
  offers,
  answers,
  'years-before': yearsBefore,
  photographs,
  ...sectionParts,
};

export type PartName = keyof typeof contentParts;

export const partNames = Object.keys(contentParts) as PartName[];

/** What only administrators change, each after a day. */
export const isGuarded = (name: PartName): boolean => findPart(name)?.part.isGuarded === true;

export function findPart(name: string): { name: PartName; part: ContentPart } | undefined {
  const known = partNames.find((one) => one === name);
  return known && { name: known, part: contentParts[known] };
}
