import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { JobApplicationRow } from '../tables.server.ts';
import type { CandidateFilter } from './desk-filter.ts';

/** The candidates as the office takes them along. */
export const candidateSheet: CaseSheet<JobApplicationRow, CandidateFilter, object> = {
  columns: {
    candidate: { name: 'Candidate', cell: ({ full_name }) => full_name },
    opening: { name: 'Opening', inList: 'cell-topic', cell: ({ position }) => position },
    phone: { name: 'Phone', kind: 'phone', cell: ({ phone }) => phone },
    email: { name: 'Email', cell: ({ email }) => email },
  },
  usual: ['candidate', 'reference', 'opening', 'received', 'status', 'turn', 'staff'],
  inWords: ({ opening, since }) => [
    ...(opening ? ['for one opening'] : []),
    ...(since ? [`received since ${dayMonthYear(since)}`] : []),
  ],
};
