/** What the status of a mail is called at the desk. */
export const mailWords = {
  waiting: { name: 'Waiting', shape: 'half' },
  dead: { name: 'Not delivered', shape: 'refused square' },
  cancelled: { name: 'Cancelled', shape: 'ring' },
  sent: { name: 'Sent', shape: 'good' },
} as const;
