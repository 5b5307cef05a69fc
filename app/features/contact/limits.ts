/**
 * The longest text that each field of a message takes, in characters (code points). Browser, server and database
 * use these numbers; one that grows needs a migration that rebuilds the table's check.
 */
export const messageLimits = {
  name: 200,
  email: 254,
  /** Of a caller; the form on the website asks for none. */
  phone: 50,
  subject: 200,
  message: 5000,
} as const;

export type MessageField = Exclude<keyof typeof messageLimits, 'phone'>;
