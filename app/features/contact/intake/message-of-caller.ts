import { callDays } from '#desk/family/call-days.ts';
import type { FormQuestion, ShortForm } from '#forms/short-form.ts';
import { phoneFault } from '#lib/text/telephone.ts';
import { contactMessage } from '../contact-message.ts';
import { messageLimits } from '../limits.ts';

export type CallField = 'name' | 'phone' | 'message' | 'email' | 'callOn';

const questions: readonly FormQuestion<CallField>[] = [
  {
    name: 'name',
    label: 'Name of the caller',
    kind: 'text',
    missing: 'Enter the name of the caller',
    limit: messageLimits.name,
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    missing: 'Enter the phone number of the caller',
    limit: messageLimits.phone,
    faultIn: phoneFault,
  },
  {
    name: 'message',
    label: 'What the caller wants',
    kind: 'textarea',
    missing: 'Write what the caller wants',
    limit: messageLimits.message,
    rows: 3,
    wide: true,
  },
  {
    name: 'callOn',
    label: 'Call back',
    kind: 'select',
    placeholder: 'No call',
    limit: '2026-01-01'.length,
    choices: callDays,
    notOffered: 'Choose today or a later day from the list',
  },
  { name: 'email', label: 'Email address', kind: 'email', limit: messageLimits.email },
];

/** What the office types in of a call; the subject is its first words. */
export const messageOfCaller: ShortForm<CallField> = {
  ...contactMessage,
  prefilled: [],
  questions,
};
