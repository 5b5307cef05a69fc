import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { When } from './work-list.ts';

/** One line of the work list: who, why, by when, whose, and the one button. */
export interface WorkLine {
  when: When;
  words: string;
  detail: string;
  /** That whoever waits has been told, and what. */
  told?: { newDay: PlainDate };
  day: {
    says: 'promised' | 'was due' | 'answer by' | 'last day' | 'since' | 'call';
    on: PlainDate;
  };
  /** The address of the colleague whose work it is; null for nobody's. */
  assignedTo: string | null;
  isComplaint: boolean;
  /** The record, of several the first. */
  to: string;
  /** The list of all that are in its status. */
  list: string;
  /** Whom the button is about. */
  about: string;
  press: string;
  /** How many records it stands for. */
  count: number;
}
