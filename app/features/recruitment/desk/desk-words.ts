import type { JobApplicationStatus } from '../job-application.ts';
import type { ResumeScan } from '../tables.server.ts';

/** What a stage is called at the desk, and the button that leads there. */
export const stageWords = {
  submitted: { name: 'Submitted', move: 'Back to submitted', shape: 'info' },
  underReview: { name: 'Under review', move: 'Start the review', shape: 'half' },
  interview: { name: 'Interview', move: 'Invite to an interview', shape: 'wait square' },
  offered: { name: 'Offered', move: 'Offer the job', shape: 'good ring' },
  hired: { name: 'Hired', move: 'Hire', shape: 'good' },
  notSelected: { name: 'Not selected', move: 'Do not select', shape: 'refused square' },
  withdrawn: { name: 'Withdrawn', move: 'Candidate withdrew', shape: 'ring' },
} as const satisfies Record<JobApplicationStatus, { name: string; move: string; shape: string }>;

/** What the virus scanner said, and what follows from it. */
export const scanWords: Record<ResumeScan, { name: string; warning?: string }> = {
  clean: { name: 'Scanned, nothing harmful found' },
  notScanned: {
    name: 'Not scanned',
    warning:
      'No virus scanner has checked this file. Open it only if you expect it, on a computer that is up to date, and do not allow macros.',
  },
  infected: {
    name: 'Infected',
    warning:
      'The virus scanner found something harmful in this file. It cannot be opened. Ask the candidate for another one.',
  },
};
