/** The longest text that each field takes, in characters (code points). Browser, server and database use these. */
export const textLimits = {
  fullName: 200,
  email: 254,
  phone: 50,
  position: 200,
  coverLetter: 10_000,
} as const;

export type TextName = keyof typeof textLimits;

export const FILE_NAME_LIMIT = 200;
export const LARGEST_RESUME_BYTES = 5 * 1024 * 1024;
