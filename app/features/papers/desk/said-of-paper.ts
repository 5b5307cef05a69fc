/** What the office can say of a paper, as the record of acts keeps it, in words. */
export const saidOfPaper: Readonly<Record<string, string>> = {
  seen: 'seen',
  unreadable: 'could not be read',
  notSeen: 'seen taken back',
};
