/** What the status of a mail is called at the desk. */
export const mailWords = {
  waiting: { name: 'Waiting', shape: 'half' },
  dead: { name: 'Not delivered', shape: 'no sq' },
  cancelled: { name: 'Cancelled', shape: 'ring' },
  sent: { name: 'Sent', shape: 'go' },
} as const;
