import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';
const letter = { subject: 'We offer a place', text: 'Please answer.' };

const HEADS = 'Surname,First name,DOB,Class,Girl or boy,Guardian,Phone';
const BROUGHT = [
  'Mulenga,Chanda,09/08/2017,4A,F,Joyce Mulenga,0977 810 220',
  'Mulenga,Mutale,1/2/2019,2A,M,Joyce Mulenga,+260 977 810 220',
  'Sakala,Bwalya,2/6/2017,4A,F,Agness Sakala,0966 431 087',
  'Tembo,Wezi,17/03/2017,4B,M,Peter Tembo,0955 204 618',
];

describe.each(presentStoreKinds())('lists of the children of the school, on %s', (kind) => {
  let office: StaffClient;
  let database: SchoolDatabase;
  let applied = '';
  schoolOn(kind, async (school, of) => {
    database = of;
    office = await openStaffAccount(school, of.rows, 'admissions');
    const csv = [HEADS, ...BROUGHT].join('\n');
    const { seen } = (await read(new File([csv], 'all.csv'))) as { seen: string };
    expect((await send('take', new File([csv], 'all.csv'), { seen })).status).toBe(200);
    const father = {
      ...{ parent2FirstName: 'Moses', parent2LastName: 'Banda', parent2Phone: '0955 111 222' },
      ...{ studentFirstName: 'Lubuto', additionalInfo: 'Allergic to groundnuts' },
    };
    applied = (await (await sendApplication(school.address, father)).json()).reference;
    for (const to of ['underReview', 'offered', 'accepted', 'enrolled']) {
      const { version } = await (await office.get(`${APPLICATIONS}/${applied}`)).json();
      const body = { change: 'move', to, version, ...(to === 'offered' && { letter }) };
      expect((await office.post(`${APPLICATIONS}/${applied}`, body)).status).toBe(200);
    }
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-01-05', reason: 'The court', paper: '' },
    };
    expect((await office.post(`${APPLICATIONS}/${applied}`, barring)).status).toBe(200);
  });

  function send(change: string, file: File, more: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ change, year: sampleYear, ...more }))
      form.set(name, value);
    form.set('file', file);
    return office.post(`${CHILDREN}/import`, form);
  }
  const read = async (file: File) => (await (await send('read', file)).json()).preview;
  const file = (form: string, search: string) =>
    office.get(`${CHILDREN}/sheet/${form}?year=${sampleYear}&${search}`);
  /** The rows of a list, without its heads, and without our numbers in the last column. */
  async function listed(search: string): Promise<string[]> {
    const answer = await file('csv', search);
    expect(answer.status).toBe(200);
    const [, ...rows] = (await answer.text()).trim().split(/\r?\n/);
    return rows.map((row) => row.replace(/,(?:CH|EN)-[\w-]+$/, ''));
  }

  test('a list of several classes is printed with a page for each, each beginning at 1', async () => {
    const asked = `${CHILDREN}/sheet/paper?year=${sampleYear}&list=class`;
    const { pages } = await (await office.get(`${asked}&grade=grade4&pages`)).json();
    expect(
      pages.map(({ narrowed, table }: { narrowed: string[]; table: { rows: string[][] } }) => [
        narrowed.join(', '),
        table.rows.map(([number, name]) => `${number} ${name}`),
      ]),
    ).toEqual([
      [`${sampleYear}, Grade 4, class A`, ['1 Mulenga, Chanda', '2 Sakala, Bwalya']],
      [`${sampleYear}, Grade 4, class B`, ['1 Tembo, Wezi']],
    ]);
    const whole = await (await office.get(`${asked}&grade=grade4`)).json();
    expect(whole.pages).toHaveLength(1);
    expect(whole.pages[0].table.rows).toHaveLength(3);
    const shown = async (search: string) =>
      (await office.get(`${CHILDREN}/sheet?year=${sampleYear}&list=class${search}`)).json();
    expect((await shown('')).byPage).toBe('Print each class by itself');
    expect((await shown('&grade=grade4&class=A')).byPage).toBeUndefined();
  });

  test('every class of the year can be chosen next, whatever the list is narrowed to', async () => {
    const narrowed = `year=${sampleYear}&grade=grade4&class=A&q=Mulenga`;
    const list = await (await office.get(`${CHILDREN}?${narrowed}`)).json();
    expect([list.rows.length, list.classes]).toEqual([1, ['A', 'B']]);
    const asked = await (await office.get(`${CHILDREN}/coming-back?grade=grade4&class=A`)).json();
    const { classes } = await (await office.get(`${CHILDREN}?year=${asked.asks}`)).json();
    expect(asked.classes).toEqual(classes);
  });

  test('a class list has the children of a class in its order, without who has left', async () => {
    expect(await listed('list=class&grade=grade4&class=A')).toEqual([
      '1,"Mulenga, Chanda",Grade 4 A,Girl,9 August 2017,Joyce Mulenga,0977 810 220',
      '2,"Sakala, Bwalya",Grade 4 A,Girl,2 June 2017,Agness Sakala,0966 431 087',
    ]);
    const { rows } = await (await office.get(`${CHILDREN}?year=${sampleYear}&q=Wezi`)).json();
    const [{ reference }] = rows;
    const { version, today } = await (await office.get(`${CHILDREN}/${reference}`)).json();
    const leaving = { change: 'leave', version, year: sampleYear, leftOn: today, reason: 'moved' };
    expect((await office.post(`${CHILDREN}/${reference}`, leaving)).status).toBe(200);
    expect(await listed('list=class&grade=grade4&class=B')).toEqual([]);
    expect(await listed('columns=name&grade=grade4&class=B')).toEqual(['"Tembo, Wezi"']);
  });

  test('brothers and sisters, birthdays and papers have who belongs into them', async () => {
    const siblings = await listed('list=siblings');
    expect(siblings).toHaveLength(2);
    expect(siblings.join()).toContain('"Mutale Mulenga, Grade 2 A (same phone)"');
    const names = (rows: string[]) => rows.map((row) => row.match(/"([^"]+)"/)?.[1]);
    const birthdays = names(await listed('list=birthdays'));
    expect(birthdays.slice(0, 1)).toEqual(['Mulenga, Mutale']);
    expect(birthdays).toHaveLength(4);
    const papers = await listed('list=papers');
    expect(names(papers)).toEqual([`${sampleAnswers.studentLastName}, Lubuto`]);
    const [first] = fixtureContent.papers.items;
    expect(papers[0]).toContain(first?.label);
  });

  test('a child that goes up owes the papers of the grade in which it came, and no transfer letter of ours', async () => {
    const next = String(Number(sampleYear) + 1);
    const id = crypto.randomUUID();
    await database.rows(`insert into student_years (id, student_id, school_year, grade_level, class,
      came_by, is_planned, left_reason) select '${id}', id, '${next}', 'grade2', '', 'rollOver', 0, ''
      from students where reference = '${applied}'`);
    const answer = await office.get(`${CHILDREN}/sheet?year=${next}&list=papers`);
    const { narrowed, table } = await answer.json();
    expect(narrowed).toContain('only children who applied here');
    const [row] = table.rows;
    expect(row.join()).toContain('Under-five card');
    for (const ours of ['Last school report', 'Transfer letter'])
      expect(row.join()).not.toContain(ours);
    await database.rows(`delete from student_years where id = '${id}'`);
  });

  test('files for Gibbon have the columns of its imports, and name nobody who is told nothing', async () => {
    const rowsOf = async (list: string) => {
      const [heads = '', ...rows] = (await (await file('csv', `list=${list}`)).text())
        .trim()
        .split(/\r?\n/);
      return { heads: heads.split(','), rows };
    };
    const children = await rowsOf('gibbonChildren');
    for (const head of [
      ...['Surname', 'First Name', 'preferredName', 'Official Name', 'Gender', 'dob', 'Username'],
      ...['Primary Role', 'gibbonRoleIDAll', 'School Year', 'Year Group', 'Form Group'],
      ...['Student to Enroll', 'Family Sync', 'Family Member'],
    ])
      expect(children.heads.filter((one) => one === head)).toEqual([head]);
    const chanda = children.rows.find((row) => row.includes('Chanda'));
    expect(chanda).toMatch(
      new RegExp(
        `^Mulenga,Chanda,Chanda,Chanda Mulenga,F,2017-08-09,Student,Student,(CH-[^,]+),N,${sampleYear},G4,G4A,\\1,`,
      ),
    );
    const families = await rowsOf('gibbonFamilies');
    expect(families.heads.slice(0, 3)).toEqual(['Family Name', 'Address Name', 'Family Sync']);
    const joyce = families.rows.find((row) => row.includes('Joyce'));
    expect(joyce).toMatch(
      /^Mulenga,Joyce Mulenga,(CH-[^,]+),Mulenga,Joyce,Joyce,Joyce Mulenga,Unspecified,Parent,Parent,\1-P1,N,"",Mobile,260,977810220,\1-P1,Y,1/,
    );
    const seconds = await rowsOf('gibbonSeconds');
    expect([...families.rows, ...seconds.rows].join()).not.toContain('Moses');
    // Of a guarded child nobody reads the data before the office has decided in Gibbon too.
    const guarded = families.rows.find((row) => row.includes(sampleAnswers.parent1FirstName));
    expect(guarded).toMatch(/-P1,N,1/);
  });

  test('a register has a box for each weekday of its month', async () => {
    const sheet = await (
      await office.get(`${CHILDREN}/sheet?year=${sampleYear}&list=register`)
    ).json();
    const days = sheet.table.columns.slice(2);
    expect(days.length).toBeGreaterThanOrEqual(20);
    expect(days.length).toBeLessThanOrEqual(23);
    for (const { kind: is } of days) expect(['box', 'closed']).toContain(is);
    expect(sheet.narrowed.at(-1)).toMatch(/^\w+ \d{4}$/);
  });

  test('numbers of whoever may not be told do not stand in it, and it says what it holds', async () => {
    const rows = await listed('list=phones&q=Lubuto');
    expect(rows[0]).toContain('Moses Banda,not to be told');
    expect(rows[0]).toContain('Ask the office first');
    const sheet = await (
      await office.get(`${CHILDREN}/sheet?year=${sampleYear}&list=phones`)
    ).json();
    expect(sheet.choices).toContainEqual(
      expect.objectContaining({ key: 'emergencyPhone', holds: 'emergency numbers' }),
    );
    expect((await listed('list=needs&q=Lubuto'))[0]).toContain('Allergic to groundnuts');
  });

  test('a list that was taken out and comes back doubles nobody, whatever was written over', async () => {
    for (const [form, list] of [
      ['csv', 'class'],
      ['xlsx', 'class'],
      ['csv', 'program'],
    ]) {
      const taken = await file(form ?? '', `list=${list}`);
      const back = await read(new File([await taken.arrayBuffer()], `back.${form}`));
      expect(back.counts).toEqual({ new: 0, asks: 0, joins: 0, here: 4, twice: 0, cannot: 0 });
    }
    const text = await (await file('csv', 'list=class')).text();
    const renamed = text.replaceAll('Mulenga', 'Mulengga');
    const back = await read(new File([renamed], 'back.csv'));
    expect(back.counts).toMatchObject({ new: 0, here: 4 });
  });
});
