import type { WordsNotTaken } from './messages-about-child.tsx';
import type { AskedFamily, ShownFamily } from './show-family.server.ts';

export const FAMILY_PAGE = '/status/family';

/** In the address: about whom the reader has just written to the school. */
export interface Sent {
  wrote?: string;
}

export type OpenPage = (ShownFamily | AskedFamily) & Sent & { isAsked: boolean };

/** What the school did not take; of the children nothing, because the browser keeps this answer. */
interface NotTaken {
  notTaken: WordsNotTaken;
}

interface Closed extends Sent {
  isForgotten: boolean;
  /** What was written to a page that is closed. */
  lost?: string;
}

/** An answer that did not count, and why. */
interface Refused {
  refused: string;
}

/** What the page of a family can show. */
export type Shown = OpenPage | NotTaken | Refused | Closed;
