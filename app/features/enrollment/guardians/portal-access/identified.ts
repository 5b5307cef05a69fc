/** How the office has made sure that somebody is the guardian whose account it is. */
export const identifiedBy = {
  inPerson: 'They are here, and I have seen their NRC or passport.',
  calledBack:
    'I called the number in this application, and they told me the child’s date of birth.',
} as const;

export type IdentifiedBy = keyof typeof identifiedBy;

/** As the record of acts has it. */
export const identifiedWords: Record<IdentifiedBy, string> = {
  inPerson: 'seen in person with NRC or passport',
  calledBack: 'called back on the number in the application',
};
