/** A child as a spreadsheet brought it, in one year. */
export interface ChildInYear {
  reference: string;
  firstName: string;
  lastName: string;
  year: string;
  grade: string;
  letter?: string;
  /** The day on which it left. */
  leftOn?: string;
  isPlanned?: boolean;
}

const BORN_ON = '2018-05-04';
const GUARDIANS = [1, 2].flatMap((one) =>
  ['name', 'phone', 'email'].map((what) => `guardian${one}_${what}`),
);

/** Writes children of the school into the tables, as one spreadsheet leaves them there. */
export async function bringChildren(
  { rows }: { rows(statement: string): unknown },
  children: readonly ChildInYear[],
): Promise<void> {
  const written = children.map((child) => ({ id: crypto.randomUUID(), letter: 'A', ...child }));
  const values = (row: (child: (typeof written)[number]) => string) =>
    written.map((child) => `(${row(child)})`).join(', ');
  // First who is a child of the school: the school forgets at once what a spreadsheet brought of anybody else.
  await rows(
    `insert into students (id, reference, version) values ${values(({ id, reference }) => `'${id}', '${reference}', 1`)}`,
  );
  await rows(`insert into imported_children (id, reference, import_id, imported_at, first_name,
    last_name, born_on, gender, grade_level, class, child_key, ${GUARDIANS.join(', ')}) values ${values(
      ({ id, reference, firstName, lastName, grade, letter }) =>
        `'${id}', '${reference}', '${id}', '2026-01-12T08:00:00.000Z', '${firstName}', '${lastName}',
        '${BORN_ON}', 'female', '${grade}', '${letter}',
        '${[BORN_ON, ...[firstName, lastName].map((name) => name.toLowerCase()).sort()].join(' ')}',
        'Ruth Daka', '', '', '', '', ''`,
    )}`);
  await rows(`insert into student_years (id, student_id, school_year, grade_level, class, came_by,
    is_planned, left_on, left_reason) values ${values(
      ({ id, year, grade, letter, isPlanned, leftOn }) =>
        `'${id}', '${id}', '${year}', '${grade}', '${letter}', 'import', ${isPlanned ? 1 : 0},
        ${leftOn ? `'${leftOn}', 'moved'` : `null, ''`}`,
    )}`);
}
