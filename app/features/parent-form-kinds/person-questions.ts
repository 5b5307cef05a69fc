import type { FormQuestion } from '#forms/short-form.ts';
import { phoneFault } from '#lib/text/telephone.ts';

/** Who is asking and how to reach them: the beginning of every short form. */
export const personQuestions = [
  {
    name: 'name',
    label: 'Full Name',
    kind: 'text',
    missing: 'Enter your full name',
    limit: 200,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    missing: 'Enter your email address',
    limit: 254,
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    missing: 'Enter your phone number',
    limit: 50,
    autoComplete: 'tel',
    faultIn: phoneFault,
  },
] as const satisfies readonly FormQuestion[];
