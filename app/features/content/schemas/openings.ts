import * as v from 'valibot';
import { list, text } from './parts.ts';

export const openings = list(
  v.strictObject({
    title: text,
    department: v.picklist(
      ['Academics', 'Student Support Services', 'Administration', 'Academics - Specials'],
      'must be one of the four departments',
    ),
    location: text,
    type: v.picklist(['Full-time', 'Part-time'], 'must be Full-time or Part-time'),
  }),
);
