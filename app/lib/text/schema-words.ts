import type * as v from 'valibot';

/** By what the schema or the rule is called. */
const words: Record<string, (issue: v.BaseIssue<unknown>) => string> = {
  string: () => 'must be text',
  number: () => 'must be a number',
  boolean: () => 'must be true or false',
  array: () => 'must be a list',
  file: () => 'must be a file',
  picklist: ({ expected }) => oneOf(expected),
  literal: ({ expected }) => oneOf(expected),
  variant: ({ expected }) => oneOf(expected),
  integer: () => 'must be a whole number',
  non_empty: () => 'must not be empty',
  min_length: ({ requirement, input }) => `must have ${requirement} ${partsOf(input)} or more`,
  max_length: ({ requirement, input }) => `must have ${requirement} ${partsOf(input)} or fewer`,
  min_value: ({ requirement }) => `must be ${requirement} or more`,
  max_value: ({ requirement }) => `must be ${requirement} or less`,
};

/**
 * What is wrong with a value, where its schema says nothing of it: `v.safeParse(schema, input, inOurWords)`. It goes on
 * behind the name of the field, as the messages of the content's schemas do. Without it the validator says it in an
 * English that nobody can use, with what was sent in it.
 */
export const inOurWords: v.Config<v.BaseIssue<unknown>> = {
  message: (issue) => {
    if (issue.expected === 'never') return 'is not known here';
    if (issue.received === 'undefined') return 'must be given';
    if (/object|record/.test(issue.type) || issue.expected === 'Object')
      return 'must be a group of fields';
    return words[issue.type]?.(issue) ?? 'is not written as it must be';
  },
};

/** `("one" | "two")`, as the validator lists what the schema takes. */
const oneOf = (expected: string | null) =>
  `must be one of ${(expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;

const partsOf = (input: unknown) => (typeof input === 'string' ? 'characters' : 'entries');

/** A message alone: `title must not be empty`. What is a sentence by itself stays as it is. */
export function withField({ field, message }: { field: string; message: string }): string {
  return /^\p{Ll}/u.test(message) ? `${field || 'What was sent'} ${message}.` : message;
}
