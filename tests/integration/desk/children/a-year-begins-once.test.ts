import { describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { bringChildren, type ChildInYear } from '#tests/support/clients/children-of-school.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const ROLL_OVER = '/api/staff/children/roll-over';
const CHILDREN = '/api/staff/children';
const year = sampleYear;
const before = String(Number(year) - 1);
const TABLES = [
  ...(['student_years', 'students', 'imported_children', 'roll_over_decisions'] as const),
  ...(['class_drafts', 'class_teachers', 'class_sizes', 'class_wishes'] as const),
  ...(['return_answers', 'enrollment_applications', 'search_words'] as const),
] as const;
const references = {
  up: newReference('CH'),
  last: newReference('CH'),
  left: newReference('CH'),
  planned: newReference('CH'),
  twice: newReference('CH'),
  comes: newReference('CH'),
};

const child = (
  reference: string,
  lastName: string,
  grade: string,
  more: Partial<ChildInYear> = {},
): ChildInYear => ({ reference, firstName: 'Mable', lastName, year: before, grade, ...more });

const school: ChildInYear[] = [
  child(references.up, 'Sitali', 'grade3', { letter: 'B' }),
  child(references.last, 'Phiri', 'grade7'),
  child(references.left, 'Mumba', 'grade3', { leftOn: `${before}-05-04` }),
  child(references.planned, 'Tembo', 'grade2', { isPlanned: true }),
  child(references.twice, 'Zulu', 'grade1'),
  // The same child as the one before, by another way.
  child(references.comes, 'Zulu', 'grade2', { year }),
];

describe.each(presentStoreKinds())('the beginning of a year, on %s', (kind) => {
  let colleague: StaffClient;
  const desk = deskOn(kind, async ({ school: hosted, database }) => {
    colleague = await openStaffAccount(hosted, database.rows, 'admissions', 'administrator');
    await bringChildren(database, school);
  });

  const show = async () => (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json();
  const listsNow = async () => {
    const { lists } = await show();
    return Object.fromEntries(
      lists.flatMap(({ is, children }: { is: string; children: { reference: string }[] }) =>
        children.map((one) => [one.reference, is]),
      ),
    );
  };
  const ask = (change: object, by = desk.office) => by.post(ROLL_OVER, { year, ...change });
  const begin = async (by = desk.office) => ask({ change: 'begin', seen: (await show()).seen }, by);
  const tables = async (where = '') =>
    Promise.all(
      TABLES.map((table) =>
        desk.database.rows(
          `select * from ${table} ${table === 'student_years' ? where : ''} order by 1, 2`,
        ),
      ),
    );

  test('is of this year or the next one, whatever an address asks for', async () => {
    const far = String(Number(year) + 5);
    const shown = await (await desk.office.get(`${ROLL_OVER}?year=${far}`)).json();
    expect(shown.years).toContain(shown.year);
    const untouched = await tables();
    for (const change of [
      { change: 'begin', seen: shown.seen },
      { change: 'decide', reference: references.up, seen: '', is: 'leave' },
    ]) {
      const answer = await ask({ ...change, year: far });
      expect(answer.status).toBe(422);
      expect((await answer.json()).detail).toMatch(/^Only \d{4} and \d{4} can begin now\.$/);
    }
    expect(await tables()).toEqual(untouched);
  });

  test('names each child once, those whom somebody has to decide first, and writes nothing', async () => {
    const untouched = await tables();
    expect(await listsNow()).toEqual({
      [references.up]: 'up',
      [references.last]: 'ends',
      [references.left]: 'leaves',
      [references.planned]: 'undecided',
      [references.twice]: 'undecided',
      [references.comes]: 'comes',
    });
    const { lists } = await show();
    const undecided = lists.find(({ is }: { is: string }) => is === 'undecided');
    expect(undecided.children[0]).toMatchObject({ choices: ['same', 'up', 'repeat', 'leave'] });
    expect((await begin()).status).toBe(422);
    expect(await tables()).toEqual(untouched);
  });

  test('takes what the office decides, and lets no colleague overwrite it unseen', async () => {
    const ofPlanned = { reference: references.planned, seen: '' };
    const repeats = { change: 'repeat', ...ofPlanned, reason: 'missedMuch' };
    expect((await ask(repeats)).status).toBe(200);
    expect((await ask({ change: 'decide', ...ofPlanned, is: 'leave' }, colleague)).status).toBe(
      409,
    );
    const { history } = await (await desk.office.get(`${CHILDREN}/${references.planned}`)).json();
    expect(history.map(({ data }: { data: object }) => data)).toContainEqual({
      schoolYear: year,
      decided: 'repeat',
    });
    const same = { change: 'decide', reference: references.twice, seen: '', is: 'same' };
    expect((await ask(same)).status).toBe(200);
    const cannot = { change: 'decide', reference: references.last, seen: '', is: 'up' };
    expect((await ask(cannot)).status).toBe(422);
    expect(await listsNow()).toMatchObject({
      [references.planned]: 'repeats',
      [references.twice]: 'there',
    });
  });

  test('gives all places in one press, and a look from before asks to look again', async () => {
    const { seen } = await show();
    await ask({ change: 'decide', reference: references.up, seen: '', is: 'leave' });
    expect((await ask({ change: 'begin', seen })).status).toBe(409);
    await ask({ change: 'undecide', reference: references.up, seen: 'leave' });
    const lastYear = await tables(`where school_year = '${before}'`);
    const mails = await desk.database.rows('select id from outgoing_mails');
    const presses = await Promise.all([begin(), begin(colleague), begin()]);
    for (const press of presses) {
      expect(press.status).toBe(200);
      expect((await press.json()).begun).toEqual({ children: 2 });
    }
    expect(await desk.database.rows('select * from roll_overs')).toHaveLength(1);
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${year}`)).json();
    expect(
      rows.map((row: { reference: string; grade: string; letter: string }) => [
        row.reference,
        `${row.grade} ${row.letter}`,
      ]),
    ).toEqual([
      [references.planned, 'grade2 A'],
      [references.comes, 'grade2 A'],
      [references.up, 'grade4 B'],
    ]);
    expect(await tables(`where school_year = '${before}'`)).toEqual(lastYear);
    expect(await desk.database.rows('select id from outgoing_mails')).toHaveLength(mails.length);
    expect(
      await ask({ change: 'undecide', reference: references.planned, seen: 'x' }),
    ).toMatchObject({ status: 422 });
  });

  test('can be taken back with one press, also what was done in between, and begin again', async () => {
    const begun = await tables(`where school_year = '${before}'`);
    const { version } = await (await desk.office.get(`${CHILDREN}/${references.up}`)).json();
    const change = { change: 'class', letter: 'C', version, year };
    expect((await desk.office.post(`${CHILDREN}/${references.up}`, change)).status).toBe(200);
    const back = await ask({ change: 'takeBack' }, colleague);
    expect((await back.json()).takenBack).toBe(2);
    expect((await ask({ change: 'takeBack' })).status).toBe(422);
    const [years] = await tables(`where came_by = 'rollOver' or is_rolled_over = 1`);
    expect(years).toEqual([]);
    const [old] = await tables(`where school_year = '${before}'`);
    expect(old).toEqual(begun[0]);
    const untouched = await tables();
    expect((await begin()).status).toBe(200);
    expect((await ask({ change: 'takeBack' })).status).toBe(200);
    expect(await tables()).toEqual(untouched);
    expect(await desk.database.rows('select * from roll_overs')).toEqual([]);
  });

  test('a child that leaves takes its place in the next year along, and an erased one all of it', async () => {
    expect((await begin()).status).toBe(200);
    const { version } = await (await desk.office.get(`${CHILDREN}/${references.up}`)).json();
    const leaving = await desk.office.post(`${CHILDREN}/${references.up}`, {
      change: 'leave',
      version,
      year: before,
      leftOn: `${before}-11-30`,
      reason: 'moved',
    });
    expect(leaving.status).toBe(200);
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${year}&q=Sitali`)).json();
    expect(rows[0].leftOn).toBe(`${before}-11-30`);
    const decided = await desk.database.rows('select * from roll_over_decisions');
    expect((await eraseAtDesk(colleague, references.planned)).status).toBe(200);
    expect(await desk.database.rows('select * from roll_over_decisions')).toHaveLength(
      decided.length - 1,
    );
    const held = await desk.database.rows(
      `select * from student_years where student_id not in (select id from students)`,
    );
    expect(held).toEqual([]);
  });
});
