import { statusHistory } from '#desk/record/status-history.server.ts';
import { decisionLetters } from '../emails/family-letter.ts';
import '../tables.server.ts';

/** What an application has been, for the office and as its family is told. */
export const applicationHistory = statusHistory('enrollment_application_statuses', decisionLetters);
