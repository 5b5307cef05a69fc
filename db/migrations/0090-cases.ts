import { type Kysely, sql } from 'kysely';

/** Rows that are worked through at once. */
const SOME = 500;
/** So long a move could be taken back before it was told. */
const UNDO_MS = 10 * 60_000;

/**
 * One shape for what hangs on a record, whatever its room: every status with the instant from which those outside are
 * told of it, the office's notes, and its letters. What each room kept of it comes here, and its own tables and columns
 * go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await moveStatuses(db, 'enrollment');
  await moveStatuses(db, 'job');
  const rows = db as Kysely<Before>;
  await inSome(rows, 'meal_payments', stepsOfPayment);
  await inSome(rows, 'parent_forms', stepsOfForm);
  await inSome(rows, 'contact_messages', stepsOfMessage);
  await moveNotesAndLetters(db);
  for (const table of [
    ...['enrollment_application_statuses', 'enrollment_application_notes'],
    ...['job_application_statuses', 'job_application_notes', 'job_application_letters'],
    'parent_form_letters',
  ])
    await db.schema.dropTable(table).execute();
  await db.schema.alterTable('meal_payments').dropColumn('status_before').execute();
  for (const table of ['meal_payments', 'parent_forms'])
    await db.schema.alterTable(table).dropColumn('told').execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_statuses')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addColumn('tell_at', 'text', (column) => column.notNull())
    .addColumn('moved_by', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_statuses_pk', ['reference', 'number'])
    .execute();
  await db.schema
    .createTable('case_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('case_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('sent_by', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .execute();
  for (const [table, at] of [
    ['case_notes', 'written_at'],
    ['case_letters', 'sent_at'],
  ] as const)
    await db.schema
      .createIndex(`${table}_by_reference`)
      .on(table)
      .columns(['reference', at])
      .execute();
}

/** Where nobody wrote down who of the office it was. */
const SOMEBODY = 'The office';

/** Who moved a record, as the record of acts has it, where its own room kept nobody. */
const mover = (reference: string, at: string) => sql`coalesce(
  (select max(staff_email) from audit_records as act
    where act.about = ${sql.ref(reference)} and act.at = ${sql.ref(at)} and act.act != 'saw'),
  ${SOMEBODY})`;

/** Of rooms that kept every status with its day: told is what is older than the time to take it back. */
async function moveStatuses(db: Kysely<unknown>, room: 'enrollment' | 'job'): Promise<void> {
  const isEnrollment = room === 'enrollment';
  const facts = isEnrollment
    ? sql`case when one.answer_by is null then '{}' else '{"answerBy":"' || one.answer_by || '"}' end`
    : sql`'{}'`;
  const movedBy = isEnrollment
    ? sql`one.moved_by`
    : sql`case when one.number = 1 then null else ${mover('record.reference', 'one.reached_at')} end`;
  await sql`
    insert into case_statuses (reference, number, status, reached_at, tell_at, moved_by, facts)
    select record.reference, one.number, one.status, one.reached_at, one.reached_at, ${movedBy}, ${facts}
    from (
      select status.*, row_number() over (partition by application_id order by reached_at) as number
      from ${sql.table(`${room}_application_statuses`)} as status
    ) as one
    inner join ${sql.table(`${room}_applications`)} as record on record.id = one.application_id`.execute(
    db,
  );
  const untold = (db as Kysely<Before>)
    .selectFrom('case_statuses')
    .select(['reference', 'number', 'reached_at'])
    .where('reached_at', '>', new Date(Date.now() - UNDO_MS).toISOString())
    .where('moved_by', 'is not', null)
    .where('number', '>', 1);
  for (const { reference, number, reached_at } of await untold.execute())
    await (db as Kysely<Before>)
      .updateTable('case_statuses')
      .set({ tell_at: later(reached_at) })
      .where('reference', '=', reference)
      .where('number', '=', number)
      .execute();
}

const later = (at: string) => new Date(new Date(at).getTime() + UNDO_MS).toISOString();

interface Step {
  status: string;
  at: string;
  tellAt?: string;
  /** Null where its sender did it; undefined where the record of acts knows. */
  by?: null;
  facts?: object;
}

/** What the family has entered, what was told of it, and what it is. */
function stepsOfPayment(row: Payment): Step[] {
  const told = row.told === null ? undefined : (JSON.parse(row.told) as PaymentTold);
  const steps: Step[] = [{ status: 'referenceMade', at: row.submitted_at, by: null }];
  if (row.entered_at) steps.push({ status: 'transactionEntered', at: row.entered_at, by: null });
  if (told) steps.push({ status: told.status, at: told.since, facts: factsOf(told) });
  const before = row.status_before;
  if (before && !steps.some(({ status }) => status === before))
    steps.push({ status: before, at: row.entered_at ?? row.submitted_at });
  // What was taken back is not taken back a second time.
  const isTakenBack = before === null && told !== undefined;
  const facts = { ...factsOf(row), ...(isTakenBack && { takesBack: true }) };
  const now = { status: row.status, at: row.changed_at, facts };
  return inOrder([...steps, { ...now, ...(told && { tellAt: later(row.changed_at) }) }]);
}

function factsOf({
  received_kwacha,
  ticked_transaction_id,
  status,
  reason,
}: PaymentTold | Payment) {
  return {
    ...(received_kwacha !== null && { receivedKwacha: Number(received_kwacha) }),
    ...(ticked_transaction_id !== null && { tickedTransactionId: ticked_transaction_id }),
    ...(status === 'notFound' && reason && { reason }),
  };
}

function stepsOfForm(row: Form): Step[] {
  const told = row.told === null ? undefined : (JSON.parse(row.told) as FormTold);
  return inOrder([
    { status: 'new', at: row.submitted_at, by: null },
    ...(told ? [{ status: told.status, at: told.since }] : []),
    { status: row.status, at: row.status_at, ...(told && { tellAt: later(row.status_at) }) },
  ]);
}

function stepsOfMessage(row: Message): Step[] {
  const first = row.about === null ? 'new' : 'read';
  const at = row.last_at ?? row.submitted_at;
  return inOrder([
    { status: first, at: row.submitted_at, by: null },
    { status: row.status, at, ...(row.status === 'new' && { by: null }) },
  ]);
}

/** The oldest first, the last one last; what says the same as the one before it is no step. */
function inOrder(steps: Step[]): Step[] {
  const last = steps.slice(-1);
  const ordered = steps.slice(0, -1).toSorted((one, other) => one.at.localeCompare(other.at));
  return [...ordered, ...last].filter((step, index, all) => {
    const before = all[index - 1];
    const says = ({ status, facts = {} }: Step) => status + JSON.stringify(facts);
    return !before || says(before) !== says(step);
  });
}

async function inSome<Row extends Sent>(
  db: Kysely<Before>,
  table: 'meal_payments' | 'parent_forms' | 'contact_messages',
  stepsOf: (row: Row) => Step[],
): Promise<void> {
  const lastSaid = sql`, (select max(sent_at) from contact_replies where message_id = record.id) as last_at`;
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`
      select record.*${table === 'contact_messages' ? lastSaid : sql``}
      from ${sql.table(table)} as record where id > ${last} order by id limit ${SOME}`.execute(db);
    for (const row of rows) await keepSteps(db, row.reference, stepsOf(row));
    if (rows.length < SOME) return;
    last = rows.at(-1)?.id ?? '';
  }
}

async function keepSteps(db: Kysely<Before>, reference: string, steps: Step[]): Promise<void> {
  const acts = db
    .selectFrom('audit_records')
    .select(['at', 'staff_email'])
    .where('about', '=', reference)
    .where('act', '!=', 'saw');
  const movers = new Map((await acts.execute()).map(({ at, staff_email }) => [at, staff_email]));
  const rows = steps.map(
    ({ status, at, tellAt = at, by = movers.get(at) ?? SOMEBODY, facts }, index) => ({
      ...{ reference, number: index + 1, status, reached_at: at, tell_at: tellAt, moved_by: by },
      facts: JSON.stringify(facts ?? {}),
    }),
  );
  await db.insertInto('case_statuses').values(rows).execute();
}

async function moveNotesAndLetters(db: Kysely<unknown>): Promise<void> {
  const record = (table: string, key = 'application_id') =>
    sql`inner join ${sql.table(table)} as record on record.id = one.${sql.ref(key)}`;
  const notes = sql`insert into case_notes (id, reference, written_at, written_by, text)`;
  const letters = sql`insert into case_letters (id, reference, sent_at, sent_by, subject, words, cancelled_at)`;
  await sql`${notes} select one.id, record.reference, written_at, written_by, text
    from enrollment_application_notes as one ${record('enrollment_applications')}`.execute(db);
  await sql`${notes} select one.id, record.reference, written_at, staff_email, words
    from job_application_notes as one ${record('job_applications')}`.execute(db);
  await sql`${letters} select one.id, record.reference, sent_at, staff_email, subject, words, cancelled_at
    from job_application_letters as one ${record('job_applications')}`.execute(db);
  await sql`${letters} select one.id, record.reference, sent_at, staff_email, subject, words, null
    from parent_form_letters as one ${record('parent_forms', 'form_id')}`.execute(db);
}

interface FormTold {
  status: string;
  since: string;
}

interface PaymentTold extends FormTold {
  received_kwacha: number | string | null;
  ticked_transaction_id: string | null;
  reason: string;
}

interface Sent {
  id: string;
  reference: string;
}

interface Payment extends Sent, Omit<PaymentTold, 'since'> {
  submitted_at: string;
  entered_at: string | null;
  changed_at: string;
  status_before: string | null;
  told: string | null;
}

interface Form extends Sent {
  submitted_at: string;
  status: string;
  status_at: string;
  told: string | null;
}

interface Message extends Sent {
  submitted_at: string;
  status: string;
  about: string | null;
  last_at: string | null;
}

interface Before {
  audit_records: { about: string; at: string; act: string; staff_email: string };
  case_statuses: {
    reference: string;
    number: number;
    status: string;
    reached_at: string;
    tell_at: string;
    moved_by: string | null;
    facts: string;
  };
}
