import type { PlainDate } from '#lib/dates/plain-date.ts';

/** Slips with the question whether a child comes back, to be ticked by its family and typed in by the office. */
export interface SlipsOnPaper {
  school: string;
  schoolYear: string;
  lastDay: PlainDate;
  phone: string;
  slips: Slip[];
  /** Names of children for whom none is printed: somebody may not know of them. */
  withoutSlip: string[];
}

export interface Slip {
  reference: string;
  name: string;
  inClass: string;
  /** The QR code as a `data:` address. */
  picture: string;
}
