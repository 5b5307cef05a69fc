/**
 * The longest text that each field takes, in characters (code points). Browser, server and database use these
 * numbers; one that grows needs a migration that rebuilds the table's check.
 */
export const paymentLimits = {
  childName: 200,
  gradeLevel: 20,
  guardianName: 200,
  phone: 50,
  email: 254,
  purpose: 300,
  transactionId: 40,
  reason: 500,
} as const;

export const LEAST_KWACHA = 1;
export const MOST_KWACHA = 50_000;
