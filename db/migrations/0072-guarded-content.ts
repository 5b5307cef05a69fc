import type { Kysely } from 'kysely';

/**
 * Where mail goes and whom families pay, which editors changed with the office and the fees, become parts of their own.
 * What is published of them stays as it is: as the first version of its new part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_content_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('part', 'text', (column) => column.notNull().unique())
    .addColumn('seen_version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('restored_from', 'integer')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('takes_effect_at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .execute();

  const rows = db as Kysely<Before>;
  for (const { from, to, names, needed } of moved) {
    const versions = await rows
      .selectFrom('content_versions')
      .selectAll()
      .where('part', '=', from)
      .orderBy('number', 'desc')
      .execute();
    for (const version of versions) {
      // The files were shown again.
      if (version.value === null) break;
      const value = pickFrom(version.value, names, needed);
      // A version that does not fit has been left out for the one before it.
      if (!value) continue;
      const moved = { part: to, number: 1, value: JSON.stringify(value), restored_from: null };
      await rows
        .insertInto('content_versions')
        .values({ ...version, ...moved, id: crypto.randomUUID() })
        .execute();
      break;
    }
  }
}

const moved = [
  {
    ...{ from: 'office', to: 'contacts' },
    names: ['email', 'admissionsEmail', 'phone', 'admissionsPhone', 'whatsapp'],
    needed: ['email', 'admissionsEmail', 'phone', 'admissionsPhone'],
  },
  { from: 'fees', to: 'ways-to-pay', names: ['ways'], needed: [] },
];

interface Before {
  content_versions: {
    id: string;
    part: string;
    number: number;
    value: string | null;
    published_at: string;
    staff_email: string;
    restored_from: number | null;
  };
}

function pickFrom(json: string, names: string[], needed: string[]) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const picked = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
  if (needed.some((name) => typeof picked[name] !== 'string')) return undefined;
  // A list that nobody had filled in may be left out.
  return needed.length > 0 ? picked : { ways: [], ...picked };
}
