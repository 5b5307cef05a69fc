/** Where a device keeps what was typed and not sent to answer the school, in the conversation with this reference. */
export const answerDraftKey = (slug: string, reference = '') =>
  `${slug}.message-answer-draft.${reference}`;

/** The field of an answer. */
export const WORDS_FIELD = 'words';
