/** Parent/Guardian 1 or 2 of an application. */
export const guardianNumbers = [1, 2] as const;
export type GuardianNumber = (typeof guardianNumbers)[number];

/** The whole name of one of them, as the application has it; empty without one. */
export function guardianName<Which extends GuardianNumber>(
  application: Record<`parent${Which}_${'first' | 'last'}_name`, string>,
  number: Which,
): string {
  const firstName = application[`parent${number}_first_name`];
  return `${firstName} ${application[`parent${number}_last_name`]}`.trim();
}

/** What tells the two guardians of an application apart. */
export interface GuardiansOfApplication {
  parent1_email: string;
  parent2_first_name: string;
  parent2_phone: string;
  parent2_email: string;
}

/**
 * Which of the two the owner of an account is: the one whose address they have, else the one for whom the school made
 * their access code, else the only one there is. Undefined where nobody knows: then they see neither's address.
 */
export function whichGuardian(
  { email, codeFor }: { email: string; codeFor: GuardianNumber | null },
  application: GuardiansOfApplication,
): GuardianNumber | undefined {
  const own = inOneCase(email);
  if (own === inOneCase(application.parent1_email)) return 1;
  if (own === inOneCase(application.parent2_email)) return 2;
  if (codeFor) return codeFor;
  const { parent2_first_name, parent2_phone, parent2_email } = application;
  return parent2_first_name + parent2_phone + parent2_email === '' ? 1 : undefined;
}

export const inOneCase = (email: string) => email.trim().toLowerCase();
