import { describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { bringChildren, type ChildInYear } from '#tests/support/clients/children-of-school.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const CLASSES = '/api/staff/children/classes';
const ROLL_OVER = '/api/staff/children/roll-over';
const CHILDREN = '/api/staff/children';
const year = sampleYear;
const before = String(Number(year) - 1);
const TABLES = [
  'student_years',
  'students',
  'class_drafts',
  'class_wishes',
  'class_sizes',
  'class_teachers',
] as const;
const [taonga, thabo, kondwani, comes, last, left] = [0, 1, 2, 3, 4, 5].map(() =>
  newReference('CH'),
) as [string, string, string, string, string, string];

const child = (
  reference: string,
  firstName: string,
  grade: string,
  more: Partial<ChildInYear> = {},
): ChildInYear => ({ reference, firstName, lastName: 'Musole', year: before, grade, ...more });

const school: ChildInYear[] = [
  child(taonga, 'Taonga', 'grade2'),
  child(thabo, 'Thabo', 'grade2', { letter: 'B' }),
  child(kondwani, 'Kondwani', 'grade2', { letter: 'B' }),
  child(comes, 'Lubuto', 'grade3', { year, letter: '' }),
  child(last, 'Chipo', 'grade7'),
  child(left, 'Mwaka', 'grade2', { leftOn: `${before}-05-04` }),
];

interface Shown {
  classes: { letter: string; children: { reference: string; seen: string }[] }[];
  warnings: { is: string; letter?: string; areTwins?: boolean }[];
  grades: { grade: string; count: number }[];
  said: object[];
  size: number;
}

describe.each(presentStoreKinds())('the classes of the next year, on %s', (kind) => {
  let colleague: StaffClient;
  const desk = deskOn(kind, async ({ school: hosted, database }) => {
    colleague = await openStaffAccount(hosted, database.rows, 'admissions', 'administrator');
    await bringChildren(database, school);
    const phones = `update imported_children set guardian1_phone = '+260977320118'`;
    await database.rows(`${phones} where reference in ('${taonga}', '${thabo}')`);
  });

  const show = async (grade = 'grade3'): Promise<Shown> =>
    (await desk.office.get(`${CLASSES}?year=${year}&grade=${grade}`)).json();
  const classesNow = async (grade = 'grade3') =>
    Object.fromEntries(
      (await show(grade)).classes.map(({ letter, children }) => [
        letter,
        children.map(({ reference }) => reference),
      ]),
    );
  const ask = (change: object, by = desk.office) => by.post(CLASSES, { year, ...change });
  const move = (children: [reference: string, seen: string][], letter: string, by = desk.office) =>
    ask(
      {
        ...{ change: 'move', letter },
        children: children.map(([reference, seen]) => ({ reference, seen })),
      },
      by,
    );
  const askOfYear = async (change: object) =>
    desk.office.post(ROLL_OVER, {
      year,
      seen: (await (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json()).seen,
      ...change,
    });
  const tables = () =>
    Promise.all(TABLES.map((table) => desk.database.rows(`select * from ${table} order by 1, 2`)));

  test('has each child of the next year in one class, with the letter it has now, and nobody else', async () => {
    expect(await classesNow()).toEqual({
      '': [comes],
      A: [taonga],
      B: [kondwani, thabo],
    });
    const { grades, warnings } = await show();
    expect(grades).toEqual([{ grade: 'grade3', count: 4 }]);
    expect(warnings).toMatchObject([{ is: 'unsaid', areTwins: true }]);
  });

  test('moves several at once, also a child that comes new, and writes down who did it', async () => {
    const answer = await move(
      [
        [taonga, 'grade3 A'],
        [comes, 'grade3 '],
      ],
      'B',
    );
    expect(await answer.json()).toMatchObject({ moved: 2 });
    expect(await classesNow()).toEqual({ B: [kondwani, comes, taonga, thabo] });
    const { history } = await (await desk.office.get(`${CHILDREN}/${taonga}`)).json();
    expect(history.map(({ data }: { data: object }) => data)).toContainEqual({
      schoolYear: year,
      letter: 'B',
    });
    expect(await desk.database.rows('select * from class_drafts')).toHaveLength(1);
  });

  test('is a list on paper and in a file, which says that it is a draft', async () => {
    const asked = `list=draft&year=${year}&grade=grade3&class=B`;
    const sheet = await (await desk.office.get(`${CHILDREN}/sheet?${asked}`)).json();
    expect(sheet.title).toBe('Class list, as drafted');
    expect(sheet.narrowed.join(', ')).toBe(
      `Grade 3, class B, ${year}, a draft of the office: families do not know these classes`,
    );
    const names = sheet.table.rows.map(([, name]: string[]) => name);
    expect(names).toEqual(['Kondwani', 'Lubuto', 'Taonga', 'Thabo'].map((one) => `Musole, ${one}`));
    const file = await (await desk.office.get(`${CHILDREN}/sheet/csv?${asked}`)).text();
    expect(file.trim().split(/\r?\n/)).toHaveLength(5);
    const letter = await (await desk.office.get(`${CHILDREN}/write?${asked}`)).json();
    expect(letter.references.toSorted()).toEqual([taonga, thabo, kondwani, comes].toSorted());
    // The list of children of the year has nobody but the one that has its place.
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${year}`)).json();
    expect(rows).toHaveLength(1);
  });

  test('has a teacher, who stands on the class list, and whom two colleagues do not overwrite', async () => {
    const say = (teacher: string, seen: string, by = desk.office) =>
      ask({ change: 'teacher', grade: 'grade3', letter: 'B', seen, teacher }, by);
    expect((await say(' Mr C. Sakala, Room 5 ', '')).status).toBe(200);
    const late = await say('Mrs R. Banda', '', colleague);
    expect([late.status, (await late.json()).detail]).toEqual([
      409,
      'A colleague has written Mr C. Sakala, Room 5 as the teacher of Grade 3 B meanwhile. Nothing was changed.',
    ]);
    expect((await say('x'.repeat(81), 'Mr C. Sakala, Room 5')).status).toBe(422);
    const { classes } = await show();
    expect(classes).toMatchObject([{ letter: 'B', teacher: 'Mr C. Sakala, Room 5' }]);
    const asked = `${CHILDREN}/sheet?list=draft&year=${year}&grade=grade3&class=`;
    const sheetOf = async (letter: string) =>
      (await (await desk.office.get(`${asked}${letter}`)).json()).narrowed.join(', ');
    expect(await sheetOf('B')).toContain('teacher: Mr C. Sakala, Room 5');
    expect(await sheetOf('')).not.toContain('teacher');
    expect((await say('', 'Mr C. Sakala, Room 5')).status).toBe(200);
    expect(await desk.database.rows('select * from class_teachers')).toEqual([]);
  });

  test('never overwrites what a colleague did: says who, and moves nobody', async () => {
    expect((await move([[thabo, 'grade3 B']], 'A', colleague)).status).toBe(200);
    const untouched = await tables();
    const late = await move(
      [
        [kondwani, 'grade3 B'],
        [thabo, 'grade3 B'],
      ],
      'C',
    );
    expect(late.status).toBe(409);
    const { title, detail } = await late.json();
    expect(title).toBe('Somebody else changed this');
    expect(detail).toMatch(
      /^Thabo Musole: .+ has changed this \(.+\)\. It is now “Grade 3 A”\. .* no child was moved, and those that you chose are still chosen\.$/,
    );
    expect(await tables()).toEqual(untouched);
    // Where the colleague did the same there is nothing to overwrite.
    expect((await move([[thabo, 'grade3 B']], 'A')).status).toBe(200);
    const both = await Promise.all([
      move([[kondwani, 'grade3 B']], 'A'),
      move([[kondwani, 'grade3 B']], 'C', colleague),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { classes } = await show();
    const is = classes.find(({ children }) => children.some((one) => one.reference === kondwani));
    expect((await move([[kondwani, `grade3 ${is?.letter}`]], 'B')).status).toBe(200);
  });

  test('warns of a class that is too large, of twins and of those who should not be together, and forces nothing', async () => {
    const size = { change: 'size', grade: 'grade3', seen: 0, size: 2 };
    expect((await ask(size)).status).toBe(200);
    expect((await ask(size, colleague)).status).toBe(409);
    expect((await ask({ ...size, seen: 2, size: 0 })).status).toBe(422);
    const said = { change: 'wish', one: thabo, other: taonga, seen: '', wish: 'together' };
    expect((await ask(said)).status).toBe(200);
    expect((await ask({ ...said, wish: 'apart' }, colleague)).status).toBe(409);
    const pair = { one: comes, other: kondwani, seen: '', wish: 'apart' };
    expect((await ask({ change: 'wish', ...pair })).status).toBe(200);
    const shown = await show();
    expect(shown.size).toBe(2);
    expect(shown.warnings[0]).toMatchObject({ is: 'tooMany', letter: 'B' });
    const against = shown.warnings.slice(1).map(({ is }) => is);
    expect(against.sort()).toEqual(['notApart', 'notTogether']);
    expect((await ask({ change: 'wish', ...pair, seen: 'apart', wish: '' })).status).toBe(200);
    expect((await show()).said).toHaveLength(1);
  });

  test('gives the letters of the draft when the year begins, and has the draft as it was when that is taken back', async () => {
    const drafts = await classesNow();
    const untouched = await tables();
    expect((await askOfYear({ change: 'begin' })).status).toBe(200);
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${year}`)).json();
    expect(
      Object.fromEntries(
        rows.map((row: { reference: string; letter: string }) => [row.reference, row.letter]),
      ),
    ).toEqual({ [taonga]: 'B', [comes]: 'B', [kondwani]: 'B', [thabo]: 'A' });
    expect(await classesNow()).toEqual(drafts);
    expect((await askOfYear({ change: 'takeBack' })).status).toBe(200);
    expect(await tables()).toEqual(untouched);
    expect(await classesNow()).toEqual(drafts);
  });

  test('a press that begins the year with other classes than were seen asks to look again', async () => {
    const { seen } = await (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json();
    expect((await move([[taonga, 'grade3 B']], 'C')).status).toBe(200);
    expect((await askOfYear({ change: 'begin', seen })).status).toBe(409);
  });

  test('a child that repeats is in a class of its own grade, and one that leaves in none', async () => {
    const of = { change: 'decide', reference: taonga, seen: '' };
    await askOfYear({ ...of, change: 'repeat', reason: 'family' });
    expect((await move([[taonga, 'grade3 C']], 'A')).status).toBe(409);
    expect(await classesNow('grade2')).toEqual({ A: [taonga] });
    await askOfYear({ ...of, change: 'undecide', seen: 'repeat family' });
    expect(await classesNow()).toMatchObject({ C: [taonga] });
    await askOfYear({ ...of, is: 'leave' });
    expect(Object.values(await classesNow()).flat()).not.toContain(taonga);
    const gone = await move([[taonga, 'grade3 C']], 'A');
    expect((await gone.json()).detail).toContain('It is now “not in any class”.');
    await askOfYear({ ...of, change: 'undecide', seen: 'leave' });
  });

  test('stands in the copy of what the school has of a child, without naming another one, and leaves with the child', async () => {
    const copy = await colleague.get(`/api/staff/families/${taonga}/copy`);
    const text = await copy.text();
    expect(text).toContain(`"draftFor"`);
    expect(text).toContain(`"besideAnother"`);
    for (const other of [thabo, 'Thabo']) expect(text).not.toContain(other);
    expect(await desk.database.rows('select * from class_wishes')).toHaveLength(1);
    expect((await eraseAtDesk(colleague, taonga)).status).toBe(200);
    expect(await desk.database.rows('select * from class_wishes')).toEqual([]);
    const held = await desk.database.rows(
      'select * from class_drafts where student_id not in (select id from students)',
    );
    expect(held).toEqual([]);
  });
});
