import { describe, expect, test } from 'vitest';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';

/** Ten of one instant each, so that pages have to keep apart what came at once. */
const MESSAGES = 3200;
const numbers = `with recursive numbers(n) as (
  select 1 union all select n + 1 from numbers where n < ${MESSAGES})`;
const id = `'00000000-0000-4000-8000-' || cast(100000000000 + n as text)`;
const words = (word: string, which: string) => `insert into search_words (kind, word, record_id)
  ${numbers} select 'CM', '${word}', ${id} from numbers where ${which}`;

describe.each(presentStoreKinds())('a long list, on %s', (kind) => {
  let office: StaffClient;
  schoolOn(kind, async (school, database) => {
    office = await openStaffAccount(school, database.rows, 'admissions');
    await database.rows(`insert into contact_messages
      (id, reference, submitted_at, name, email, subject, message, status)
      ${numbers} select ${id}, 'CM-' || n, '2026-01-01T00:00:00.' || cast(100 + n / 10 as text) || 'Z',
        'Grace', 'grace@mail.example', 'Question', 'How are you?', 'new' from numbers`);
    await database.rows(words('question', '1 = 1'));
    await database.rows(words('mulenga', 'n % 40 = 0'));
    await database.rows(words('zebedee', 'n = 1'));
  });
  const listed = async (search: string) =>
    (await office.get(`/api/staff/messages${search}`)).json();
  const references = async (search: string) =>
    (await listed(search)).rows.map((row: { reference: string }) => row.reference);

  test('few hits are all found and counted, however old they are', async () => {
    expect(await listed('?q=zebedee')).toMatchObject({ total: 1, isCut: false, tally: { new: 1 } });
    expect(await references('?q=question+zebedee')).toEqual(['CM-1']);
    expect(await listed('?q=mulenga')).toMatchObject({ total: 80, isCut: false });
    expect(await listed('?q=nobody')).toMatchObject({ total: 0, isCut: false });
  });

  test('of very many hits the newest are shown, and the list says so', async () => {
    const { total, isCut } = await listed('?q=question');
    expect(isCut).toBe(true);
    // Of the instant at which looking through ends, none are shown, and so none without the others.
    expect(total).toBeGreaterThan(2980);
    expect(total).toBeLessThanOrEqual(3000);
    expect((await references('?q=question'))[0]).toBe(`CM-${MESSAGES}`);
  });

  test('page after page, each stands there once, the newest first', async () => {
    expect(await listed('')).toMatchObject({ total: MESSAGES, isCut: false });
    const pages = await Promise.all([1, 2, 3, 128].map((page) => references(`?page=${page}`)));
    const from = (newest: number) => Array.from({ length: 25 }, (_, at) => `CM-${newest - at}`);
    expect(pages).toEqual([from(3200), from(3175), from(3150), from(25)]);
  });
});
