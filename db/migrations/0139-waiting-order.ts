import { type Kysely, sql } from 'kysely';

/**
 * A waiting list goes by group, day of application and lot. Each form that is here already applied on the day it
 * arrived, counts as everybody else until the office says more, and gets its lot now: one for all forms of a child, and
 * for twins. Places that were given by hand are no more; the notes of the applications say who was moved, and why.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('enrollment_applications');
  await table()
    .addColumn('applied_on', 'text', (column) =>
      column.notNull().defaultTo('').check(sql`length(applied_on) <= 10`),
    )
    .execute();
  await table()
    .addColumn('lot', 'text', (column) =>
      column.notNull().defaultTo('').check(sql`length(lot) <= 32`),
    )
    .execute();
  await table()
    .addColumn('waits_as', 'text', (column) => column.check(sql`length(waits_as) <= 20`))
    .execute();
  await table().addColumn('waits_as_at', 'text').execute();
  await drawLots(db);
  await db.schema.dropTable('enrollment_waiting_ranks').execute();
}

interface Form {
  id: string;
  reference: string;
  same_child_as: string | null;
  submitted_at: string;
  enrollment_year: string;
  grade_level: string;
  student_dob: string;
  parent1_phone: string;
  parent2_phone: string;
  parent1_email: string;
  parent2_email: string;
}

async function drawLots(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Form>`
    select id, reference, same_child_as, submitted_at, enrollment_year, grade_level, student_dob,
      parent1_phone, parent2_phone, parent1_email, parent2_email
    from enrollment_applications order by submitted_at, reference`.execute(db);
  const lots = new Map<string, string>();
  const given = (key: string) => lots.get(key);
  const ofLeading = rows.toSorted(
    (one, other) => Number(one.same_child_as !== null) - Number(other.same_child_as !== null),
  );
  for (const form of ofLeading) {
    const twins = contactsOf(form).map((contact) =>
      [form.enrollment_year, form.grade_level, form.student_dob, contact].join(' '),
    );
    const [shared] = [form.same_child_as ?? '', ...twins].flatMap((key) => given(key) ?? []);
    const lot = shared ?? crypto.randomUUID().replaceAll('-', '');
    for (const key of [form.reference, ...twins]) if (!lots.has(key)) lots.set(key, lot);
    const appliedOn = dayInLusaka(form.submitted_at);
    await sql`
      update enrollment_applications set applied_on = ${appliedOn}, lot = ${lot}
      where id = ${form.id}`.execute(db);
  }
}

/** Lusaka is two hours ahead all year. */
const dayInLusaka = (instant: string) =>
  new Date(Date.parse(instant) + 2 * 60 * 60_000).toISOString().slice(0, 10);

/** The end of a phone number is the same however it was typed. */
function contactsOf({ parent1_phone, parent2_phone, parent1_email, parent2_email }: Form) {
  const phones = [parent1_phone, parent2_phone].map((phone) => phone.replace(/\D/g, '').slice(-9));
  const emails = [parent1_email, parent2_email].map((email) => email.trim().toLowerCase());
  return [...phones, ...emails].filter((contact) => contact.length > 5);
}
