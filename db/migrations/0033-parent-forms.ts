import { type Kysely, sql } from 'kysely';

/** The longest that the short forms' questions take; their answers together as JSON. */
const limits = { name: 200, email: 254, phone: 50, answers: 12_000 };

/** The short forms for parents, what the office does with them, and the PTA's payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let forms = db.schema
    .createTable('parent_forms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submitted_at', 'text', (column) => column.notNull());
  for (const [name, limit] of Object.entries(limits)) {
    forms = forms.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`),
    );
  }
  await forms
    .addColumn('email_search', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('search_words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parent_forms_by_time')
    .on('parent_forms')
    .columns(['submitted_at'])
    .execute();
  await db.schema
    .createIndex('parent_forms_by_state')
    .on('parent_forms')
    .columns(['kind', 'state', 'submitted_at'])
    .execute();
  await db.schema
    .createTable('parent_form_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form_id', 'text', (column) =>
      column.notNull().references('parent_forms.id').onDelete('cascade'),
    )
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parent_form_letters_by_form')
    .on('parent_form_letters')
    .columns(['form_id'])
    .execute();
  await db.schema
    .createTable('pta_payments')
    .addColumn('form_id', 'text', (column) =>
      column.primaryKey().references('parent_forms.id').onDelete('cascade'),
    )
    .addColumn('kwacha', 'integer', (column) => column.notNull().check(sql`kwacha > 0`))
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('paid_on', 'text', (column) => column.notNull())
    .addColumn('receipt_number', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .execute();
}
