import type { LetterPart } from '#lib/mail/letter.ts';
import type { GuardianReceiver } from '../guardians/receivers.server.ts';

/** As much of a receiver as says what opens the application for them. */
export type PortalOf = Pick<GuardianReceiver, 'hasPortal' | 'closed'>;

/**
 * How whoever gets a letter looks at the application: in the portal where their account opens it there, else on the
 * page that asks for the reference and the birth date. Who gets letters only is led nowhere (docs/decisions/0078).
 */
export function portalParts({ hasPortal, closed }: PortalOf, publicUrl: string): LetterPart[] {
  if (closed === 'lettersOnly') return [];
  return [hasPortal ? portalLink(publicUrl) : statusLink(publicUrl)];
}

export const portalLink = (publicUrl: string) => ({
  label: 'Open the parent portal',
  href: `${publicUrl}/portal`,
});

export const statusLink = (publicUrl: string) => ({
  label: 'Check the status',
  href: `${publicUrl}/status`,
});
