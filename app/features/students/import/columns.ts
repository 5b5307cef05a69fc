import { plainWordsOf } from '#lib/search/search-words.ts';

/** What a column of a list of children can hold, in the order in which the office reads of them. */
export const childColumns = {
  name: {
    name: 'Name',
    isNeeded: true,
    example: 'Mulenga, Chanda',
    note: 'First name and surname may be two columns.',
    called: [
      'name',
      'child',
      'name of child',
      'child name',
      'full name',
      'pupil',
      'learner',
      'student',
      'student name',
      'pupil name',
      'learner name',
      'names',
    ],
  },
  firstName: {
    name: 'First name',
    isNeeded: false,
    example: 'Chanda',
    note: 'Only where the surname has a column of its own.',
    called: [
      'first name',
      'first names',
      'given name',
      'forename',
      'other names',
      'student first name',
    ],
  },
  lastName: {
    name: 'Surname',
    isNeeded: false,
    example: 'Mulenga',
    note: 'Only where the first name has a column of its own.',
    called: ['surname', 'last name', 'family name', 'student last name'],
  },
  bornOn: {
    name: 'Date of birth',
    isNeeded: true,
    example: '9 August 2017',
    note: 'Also 09/08/2017: day first, then month.',
    called: [
      'date of birth',
      'birth date',
      'birthday',
      'dob',
      'd o b',
      'born',
      'born on',
      'birthdate',
    ],
  },
  inClass: {
    name: 'Class',
    isNeeded: true,
    example: 'Grade 4 A',
    note: 'Or 4A, or Grade 4. Early Childhood 1 may be ECE 1.',
    called: ['class', 'grade', 'grade level', 'form', 'class name', 'grade and class'],
  },
  gender: {
    name: 'Girl or boy',
    isNeeded: false,
    example: 'Girl',
    note: 'Also F or M.',
    called: ['girl or boy', 'sex', 'gender', 'boy or girl', 'm f', 'f m'],
  },
  guardian: {
    name: 'Guardian',
    isNeeded: false,
    example: 'Joyce Mulenga',
    note: 'Whom the school calls first.',
    called: [
      'guardian',
      'guardian 1',
      'parent',
      'parent 1',
      'mother',
      'guardian name',
      'parent name',
      'parent or guardian',
      'parent guardian',
    ],
  },
  phone: {
    name: 'Phone',
    isNeeded: false,
    example: '0977 810 220',
    note: 'Excel may drop the first 0; we put it back.',
    called: [
      'phone',
      'phone 1',
      'phone number',
      'cell',
      'mobile',
      'telephone',
      'contact',
      'contact number',
      'guardian phone',
      'parent phone',
    ],
  },
  email: {
    name: 'Email',
    isNeeded: false,
    example: 'joyce@example.com',
    note: '',
    called: ['email', 'email 1', 'e mail', 'email address', 'mail', 'guardian email'],
  },
  guardian2: {
    name: 'Guardian 2',
    isNeeded: false,
    example: 'Peter Mulenga',
    note: 'A second guardian.',
    called: [
      'guardian 2',
      'parent 2',
      'father',
      'second guardian',
      'other guardian',
      'guardian 2 name',
    ],
  },
  phone2: {
    name: 'Phone 2',
    isNeeded: false,
    example: '0966 431 087',
    note: 'Of the second guardian.',
    called: [
      'phone 2',
      'guardian 2 phone',
      'second phone',
      'other phone',
      'father phone',
      'phone of guardian 2',
    ],
  },
  reference: {
    name: 'Our number',
    isNeeded: false,
    example: '',
    note: 'Leave it empty. Only for a list that you took out of here: it keeps a child from coming twice.',
    called: ['our number', 'reference'],
  },
} as const;

export type ChildColumn = keyof typeof childColumns;

/** Where each column stands in the rows, what was left out, and what is missing. */
export interface FoundColumns {
  at: Partial<Record<ChildColumn, number>>;
  leftOut: string[];
}

/** Reads the heads of a table, in whichever order they stand; the first column of a name counts. */
export function findColumns(heads: readonly string[]): FoundColumns {
  const at: Partial<Record<ChildColumn, number>> = {};
  const leftOut: string[] = [];
  heads.forEach((head, index) => {
    const words = plainWordsOf(head).join(' ');
    const column = columnCalled(words);
    if (column && at[column] === undefined) at[column] = index;
    else if (words) leftOut.push(head.slice(0, LONGEST_HEAD));
  });
  return { at, leftOut };
}

const LONGEST_HEAD = 60;

function columnCalled(words: string): ChildColumn | undefined {
  const known = Object.entries(childColumns) as [ChildColumn, { called: readonly string[] }][];
  return known.find(([, { called }]) => called.includes(words))?.[0];
}

/** What is missing of what every list needs, in a sentence. */
export function lackOf({ at }: FoundColumns): string | undefined {
  const hasName =
    at.name !== undefined || (at.firstName !== undefined && at.lastName !== undefined);
  const lacks = [
    !hasName && childColumns.name.name,
    at.bornOn === undefined && childColumns.bornOn.name,
    at.inClass === undefined && childColumns.inClass.name,
  ].filter(Boolean);
  if (lacks.length === 0) return undefined;
  return `The first row must name the columns. This one is missing: ${lacks.join(', ')}.`;
}
