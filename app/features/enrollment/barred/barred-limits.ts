/** Longest answers of the dialog, in characters. */
export const barredLimits = { name: 120, contact: 120, reason: 500, paper: 200 } as const;
