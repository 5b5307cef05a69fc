import type { AnswerName } from '../form/questions.ts';
import type { ContactChange } from './guardian-tables.server.ts';

/** What a guardian did in the portal, as the office and the family read it. */
export const actWords = {
  linked: 'Opened the application with an access code',
  linkedByAddress: 'Opened the application with an address that stands in it',
  refusedCode: 'Was refused with an access code: may not follow',
  accepted: 'Accepted the place',
  declined: 'Declined the place',
  withdrawn: 'Withdrew the application',
  corrected: 'Corrected contact details',
  confirmedAddress: 'Confirmed the new email address',
  provedAddress: 'Pressed in our mail that this is their child',
  invited: 'Asked us to invite the other parent or guardian',
  exported: 'Downloaded the data',
  askedToErase: 'Asks to erase the data',
  keptAfterAll: 'Stopped the erasure',
} as const;

export type GuardianAct = keyof typeof actWords;

const fieldWords: Partial<Record<AnswerName, string>> = {
  parent1Phone: 'Phone of parent/guardian 1',
  parent1Email: 'Email of parent/guardian 1',
  parent2Phone: 'Phone of parent/guardian 2',
  parent2Email: 'Email of parent/guardian 2',
  emergencyContactPhone: 'Phone of the emergency contact',
};

export function changeInWords({ field, before, after }: ContactChange): string {
  return `${fieldWords[field] ?? field}: ${before || 'none'}, now ${after || 'none'}`;
}
