import { sql } from 'kysely';
import { messageLimits } from '#features/contact/limits.ts';
import { enrollmentForm } from '#features/enrollment/form/schema.ts';
import { paymentLimits } from '#features/meals/form/payment-limits.ts';
import { subscriptionSchema } from '#features/newsletter/form/schema.ts';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { ofEachForm } from '#features/parent-form-kinds/parent-forms.ts';
import { columnsOf } from '#features/parent-forms/form-row.server.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import type { SubmissionKindName } from '#features/submissions/kinds.ts';
import type { AskedForm } from '#forms/short-form.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';

/** Empty until then; any other answer that was not given is an empty text. */
const ENTERED_LATER = ['transaction_id'];

interface Written {
  table: string;
  /** How long each answer may be that has a column of its own, in characters. */
  limits: Record<string, number>;
  /** Columns that hold several answers at once, as long as they can become. */
  longest?: Record<string, string>;
}

/** Where each kind keeps what people wrote; null where nothing is written. */
const written: Record<SubmissionKindName, Written | null> = {
  'enrollment-application': { table: 'enrollment_applications', limits: limitsOf(enrollmentForm) },
  'job-application': { table: 'job_applications', limits: limitsOf(jobApplication) },
  'contact-message': { table: 'contact_messages', limits: messageLimits },
  'meal-payment': { table: 'meal_payments', limits: paymentLimits },
  'newsletter-subscription': {
    table: 'subscribers',
    limits: { email: subscriptionSchema.entries.email.limit },
  },
  'paper-photograph': null,
  'child-message': null,
  ...ofEachForm(parentFormInColumns),
};

/** The longest text for each question; a file has columns of its own. */
function limitsOf({ questions }: AskedForm<string, never>): Record<string, number> {
  const texts = questions.filter(({ file }) => !file);
  return Object.fromEntries(texts.map(({ name, limit }) => [name, limit]));
}

/** Nothing takes more room in JSON than a control character. */
function parentFormInColumns({ questions }: ParentForm): Written {
  const limits = limitsOf({ questions });
  const filled = questions.map(({ name, limit }) => [name, '\u0001'.repeat(limit)]);
  const { name = 0, email = 0, phone = 0 } = limits;
  const { answers } = columnsOf(Object.fromEntries(filled));
  return { table: 'parent_forms', limits: { name, email, phone }, longest: { answers } };
}

/**
 * What is wrong with how long the store's columns let each written answer be, told by what the tables take and refuse:
 * a check that is shorter than the form would answer 500 for ever, while the phone tries again. Leaves no row.
 */
export async function findLengthMistakes(store: Store): Promise<string[]> {
  const mistakes: string[] = [];
  for (const { table, limits, longest = {} } of Object.values(written).filter((kind) => !!kind)) {
    const filler = await fillerOf(store.read, table);
    const takes = (column: string, value: string | null) =>
      takesRow(store, table, { ...filler, [column]: value });
    for (const [field, limit] of Object.entries(limits)) {
      const column = columnName(field);
      const say = (mistake: string) => mistakes.push(`${table}.${column} ${mistake}`);
      if (!(await takes(column, '🐐'.repeat(limit)))) say(`refuses an answer of ${limit}`);
      if (await takes(column, 'x'.repeat(limit + 1))) say(`has no check of ${limit}`);
      if (!ENTERED_LATER.includes(column) && (await takes(column, null))) say('takes null');
    }
    for (const [column, text] of Object.entries(longest)) {
      if (!(await takes(column, text))) mistakes.push(`${table}.${column} refuses ${text.length}`);
    }
  }
  return mistakes;
}

/** Whether the table takes the row, by its checks. */
async function takesRow(
  store: Store,
  table: string,
  row: Record<string, string | number | null>,
): Promise<boolean> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const taken = new Error('taken');
  try {
    await store.write(async (transaction) => {
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        transaction,
      );
      throw taken;
    });
    return true;
  } catch (error) {
    if (error === taken) return true;
    // 23514 and 23502 are PostgreSQL's names of a check and of `not null`.
    const { message, code } = error as Error & { code?: string };
    if (code === '23514' || code === '23502' || /(CHECK|NOT NULL) constraint/.test(message)) {
      return false;
    }
    throw error;
  }
}

/** Something for every column that a row needs. */
async function fillerOf(read: ReadStore, table: string): Promise<Record<string, string | number>> {
  const tables = await read.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return Object.fromEntries(
    columns
      .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
      .map(({ name, dataType }) => [name, /int/i.test(dataType) ? 1 : '']),
  );
}

/** `studentDOB` is `student_dob`, `parent1FirstName` is `parent1_first_name`. */
function columnName(field: string): string {
  return field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
