/** What the status of a newsletter is called at the desk. */
export const issueWords = {
  draft: { name: 'Draft', shape: 'half' },
  sending: { name: 'Being sent', shape: 'info' },
  sent: { name: 'Sent', shape: 'good' },
} as const;
