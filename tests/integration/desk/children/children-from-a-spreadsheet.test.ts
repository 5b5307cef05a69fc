import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const IMPORT = '/api/staff/children/import';
const CHILDREN = '/api/staff/children';
const TABLES = ['students', 'student_years', 'imported_children', 'student_imports'] as const;

const head = 'Surname,First name,DOB,Class,Guardian,Phone,Fees paid';
const sheet = (...rows: string[]) => [head, ...rows].join('\r\n');

describe.each(presentStoreKinds())('children from a spreadsheet, on %s', (kind) => {
  let office: StaffClient;
  let database: SchoolDatabase;
  let address = '';
  schoolOn(kind, async (school, of) => {
    database = of;
    address = school.address;
    office = await openStaffAccount(school, of.rows, 'admissions');
  });

  function send(change: string, csv: string, more: Record<string, string> = {}) {
    const form = new FormData();
    form.set('change', change);
    form.set('year', sampleYear);
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    form.set('file', new File([csv], 'grade 4.csv'));
    return office.post(IMPORT, form);
  }
  const read = async (csv: string, more = {}) => {
    const answer = await send('read', csv, more);
    expect(answer.status).toBe(200);
    return (await answer.json()).preview;
  };
  const counted = async () =>
    Promise.all(
      TABLES.map(async (table) => (await database.rows(`select * from ${table}`)).length),
    );
  const take = async (csv: string, accepted = '') => {
    const { seen } = await read(csv, { accepted });
    return send('take', csv, { seen, accepted });
  };

  const two = sheet(
    'Mulenga,Chanda,09/08/2017,4A,Joyce Mulenga,977810220,450',
    'Sakala,Bwalya,2 June 2017,Grade 4 A,Agness Sakala,0966 431 087,',
    'Chirwa,Daliso,31/02/2017,4A,,,',
    'mulenga,CHANDA,9 Aug 2017,4A,,,',
  );

  test('nothing is written before the press; then all at once, twice is once, and one press takes it back', async () => {
    const before = await counted();
    const preview = await read(two);
    expect(preview.counts).toEqual({ new: 2, asks: 0, joins: 0, here: 0, twice: 1, cannot: 1 });
    expect(preview.leftOut).toEqual(['Fees paid']);
    expect(preview.needing).toEqual([
      expect.objectContaining({ at: 4, is: 'cannot' }),
      expect.objectContaining({ at: 5, is: 'twice', words: 'The same child as in row 2.' }),
    ]);
    expect(await counted()).toEqual(before);
    const mails = await database.rows('select id from outgoing_mails');
    const taken = await take(two);
    expect(taken.status).toBe(200);
    expect((await taken.json()).taken.children).toBe(2);
    expect(await database.rows('select id from outgoing_mails')).toHaveLength(mails.length);
    const again = await read(two);
    expect(again.counts).toMatchObject({ new: 0, here: 2 });
    const found = await (await office.post('/api/staff/search', { typed: 'chanda' })).json();
    expect(JSON.stringify(found)).toContain('Chanda Mulenga');
    const { rows } = await (await office.get(`${CHILDREN}?year=${sampleYear}&class=A`)).json();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      'Mulenga, Chanda',
      'Sakala, Bwalya',
    ]);
    const family = await office.get(`/api/staff/families/${rows[0].reference}`);
    expect((await family.json()).guardians[0]).toMatchObject({ phones: ['0977810220'] });
    const { imports } = await (await office.get(IMPORT)).json();
    expect(imports[0]).toMatchObject({ children: 2, canBeTakenBack: true });
    const back = await send('takeBack', '', { id: imports[0].id });
    expect(back.status).toBe(200);
    expect(await counted()).toEqual(before);
    expect(await database.rows(`select word from search_words where kind = 'CH'`)).toEqual([]);
  });

  test('what was put right in the preview is taken over, and twins are asked about, also beside a child of the school', async () => {
    const csv = sheet(
      'Tembo,Mapalo,31/02/2018,4A,Peter Tembo,0966 500 118,',
      'Tembo,Mapenzi,3 March 2018,4A,Peter Tembo,,',
    );
    const cells = { bornOn: '3 March 2018' };
    const mended = JSON.stringify([{ at: 2, cells }]);
    const asked = await read(csv, { mended });
    expect(asked.counts).toMatchObject({ new: 1, asks: 1, cannot: 0 });
    expect(asked.needing).toMatchObject([
      { at: 2, is: 'new', bornOn: '2018-03-03' },
      { at: 3, is: 'asks', twins: '' },
    ]);
    const said = JSON.stringify([
      { at: 2, cells },
      { at: 3, twins: 'two' },
    ]);
    const { seen } = await read(csv, { mended: said });
    const taken = await send('take', csv, { seen, mended: said });
    expect((await taken.json()).taken.children).toBe(2);
    // Now of a child that is here, by the same guardian's phone.
    const third = sheet('Tembo,Mary,3/3/2018,4A,,966500118,');
    expect((await read(third)).needing).toMatchObject([{ is: 'asks', twins: '' }]);
    const one = JSON.stringify([{ at: 2, twins: 'one' }]);
    expect((await read(third, { mended: one })).counts).toMatchObject({ here: 1, asks: 0 });
    for (const wrong of ['{', '{"at":1}', '[{"at":2,"cells":{"fees":"1"}}]', '[{"at":0}]'])
      expect((await send('read', third, { mended: wrong })).status).toBe(422);
    const { imports } = await (await office.get(IMPORT)).json();
    expect((await send('takeBack', '', { id: imports[0].id })).status).toBe(200);
  });

  test('says where the file has another phone or class of a child that is here: an import changes nothing of it', async () => {
    const csv = (phone: string, inClass: string) =>
      sheet(`Sakala,Wezi,7/7/2017,${inClass},Ruth Sakala,${phone},`);
    expect((await take(csv('977300400', '4A'))).status).toBe(200);
    const same = await read(csv('0977 300 400', '4A'));
    expect([same.differing, same.ready.length]).toEqual([[], 1]);
    const other = await read(csv('966300400', '4A'));
    expect(other.counts).toMatchObject({ here: 1, asks: 0 });
    expect(other.ready).toEqual([]);
    expect(other.differing[0].words).toBe(
      'Here already in Grade 4 A. The file has another phone, which is not taken over: open the child and correct it.',
    );
    expect((await read(csv('', '4B'))).differing[0].words).toContain('stays there');
  });

  test('what holds our number doubles nothing; who was changed keeps the import', async () => {
    expect((await take(two)).status).toBe(200);
    const { rows: here } = await (await office.get(`${CHILDREN}?year=${sampleYear}`)).json();
    const back = await read(
      [
        'Name,DOB,Class,Our number',
        ...here.map((row: { reference: string }) => `"A, B",1/2/2017,4A,${row.reference}`),
      ].join('\n'),
    );
    expect(back.counts).toMatchObject({ new: 0, here: here.length, cannot: 0, asks: 0 });
    const { rows } = await (await office.get(`${CHILDREN}?year=${sampleYear}&class=A`)).json();
    const [{ reference }] = rows;
    const { version } = await (await office.get(`${CHILDREN}/${reference}`)).json();
    const change = { change: 'class', letter: 'B', version, year: sampleYear };
    expect((await office.post(`${CHILDREN}/${reference}`, change)).status).toBe(200);
    const { imports } = await (await office.get(IMPORT)).json();
    expect(imports[0].canBeTakenBack).toBe(false);
    expect((await send('takeBack', '', { id: imports[0].id })).status).toBe(422);
  });

  test('a list that has changed since the look is looked at once more', async () => {
    const csv = sheet('Zulu,Natasha,17/03/2017,4A,,,');
    const { seen } = await read(csv);
    expect((await take(sheet('Phiri,Mutale,1/2/2017,4A,,,'))).status).toBe(200);
    expect((await send('take', csv, { seen, accepted: '' })).status).toBe(409);
    expect(await read(csv)).toMatchObject({ counts: { new: 1 } });
  });

  test('who applied and is enrolled later is the same child, counted once, and the other way round', async () => {
    const { studentFirstName: first, studentLastName: last, studentDOB } = sampleAnswers;
    const grade = sampleAnswers.gradeLevel.replace('grade', 'Grade ').replace('ece', 'ECE ');
    const csv = sheet(`${last},${first},${studentDOB},${grade},,,`);
    expect((await take(csv)).status).toBe(200);
    const places = async () =>
      (
        await (await office.get(`/api/staff/enrollment-places?year=${sampleYear}`)).json()
      ).grades.find((one: { grade: string }) => one.grade === sampleAnswers.gradeLevel).held
        .enrolled;
    const before = await places();
    const { reference } = await (await sendApplication(address)).json();
    const move = async (to: string, version: number, more = {}) =>
      office.post(`/api/staff/enrollment-applications/${reference}`, {
        ...{ change: 'move', to, version },
        ...more,
      });
    await move('underReview', 1);
    await move('offered', 2, { letter: { subject: 'A place', text: 'Please answer.' } });
    await move('accepted', 3);
    expect((await move('enrolled', 4)).status).toBe(200);
    expect(await places()).toBe(before);
    expect((await read(csv)).counts).toMatchObject({ here: 1, new: 0 });
    const undo = { change: 'undo', version: 5 };
    await office.post(`/api/staff/enrollment-applications/${reference}`, undo);
    expect(await places()).toBe(before);
  });

  test('what is no list of children says so, and nothing is written', async () => {
    const before = await counted();
    for (const [csv, why] of [
      ['', 'This file is empty.'],
      ['Surname,Class\r\nZulu,4A', 'This one is missing: Name, Date of birth.'],
      ['Name,DOB,Class', 'There is no child in this file.'],
    ] as const) {
      const answer = await send('read', csv);
      expect(answer.status).toBe(422);
      expect((await answer.json()).detail).toContain(why);
    }
    expect(await counted()).toEqual(before);
  });

  test('a whole school comes in one press, and goes in one', async () => {
    const before = await counted();
    const rows = Array.from(
      { length: 600 },
      (_, at) =>
        `Family${at},Child${at},${1 + (at % 28)}/0${1 + (at % 9)}/2017,4${'ABCD'[at % 4]},Guardian ${at},09${77000000 + at},`,
    );
    const taken = await take(sheet(...rows));
    expect(taken.status).toBe(200);
    const { imports } = await (await office.get(IMPORT)).json();
    expect(imports[0].children).toBe(600);
    expect((await send('takeBack', '', { id: imports[0].id })).status).toBe(200);
    expect(await counted()).toEqual(before);
  }, 60_000);
});
