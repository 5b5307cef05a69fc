import type { AnswerName } from '../form/questions.ts';
import type { GuardianAct } from './guardian-act-words.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** Accounts that follow an application in the portal. */
    enrollment_guardians: {
      application_id: string;
      account_id: string;
      /** Of the access code that was used up for it; where the address was enough, `address`, application and account. */
      code_hash: string;
      linked_at: string;
      /** For whom the school made the code; null where nobody said. */
      guardian: 1 | 2 | null;
    };
    enrollment_guardian_acts: {
      id: string;
      application_id: string;
      at: string;
      /** As it was then; the account may be gone. */
      account_email: string;
      act: GuardianAct;
      /** JSON of `ContactChange[]`; empty for everything but corrections. */
      changes: string;
    };
  }
}

export interface ContactChange {
  field: AnswerName;
  before: string;
  after: string;
}
