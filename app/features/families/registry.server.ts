import { heldListLetters } from '#desk/letters/held-letters.server.ts';
import { heldAccounts } from '#features/accounts/held-records.server.ts';
import { heldStudents } from '#features/students/held-records.server.ts';
import { heldSubmissions } from '#features/submissions/at-school.server.ts';
import { heldMails } from '#lib/mail/held-mails.server.ts';
import { heldAnswers } from '#lib/store/held-answers.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { heldReturns } from '#lib/store/receipts/held-returns.server.ts';
import { heldMembership } from './held-membership.server.ts';
import { heldDecisions } from './together/held-decisions.server.ts';

/**
 * Every place where something about a family, a candidate or a subscriber lies: what they sent, by its kinds, and what
 * else is kept. A feature that keeps more, such as notes of the office, adds its own here, and then export, erasure
 * and retention know of it.
 */
export const allHeldRecords: readonly HeldRecords[] = [
  ...heldSubmissions,
  heldStudents,
  heldAccounts,
  heldListLetters,
  heldMails,
  heldAnswers,
  heldReturns,
  heldMembership,
  heldDecisions,
];
