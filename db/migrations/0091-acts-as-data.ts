import type { Kysely } from 'kysely';

/** Rows that are worked through at once. */
const SOME = 1000;

/**
 * What a program goes by of an act was written as a sentence and read back with expressions; from here on it is data,
 * and the words are made where it is shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_records')
    .addColumn('data', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const acts = db as Kysely<{ audit_records: ActRow }>;
  for (let last = ''; ; ) {
    const rows = await acts
      .selectFrom('audit_records')
      .select(['id', 'about', 'act', 'detail'])
      .where('id', '>', last)
      .where('detail', '!=', '')
      .orderBy('id')
      .limit(SOME)
      .execute();
    for (const row of rows) {
      const data = dataOf(row);
      if (data)
        await acts
          .updateTable('audit_records')
          .set({ data: JSON.stringify(data), detail: '' })
          .where('id', '=', row.id)
          .execute();
    }
    if (rows.length < SOME) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Of what was recorded until now; undefined where its words stay as they are. */
export function dataOf({ about, act, detail }: Omit<ActRow, 'id' | 'data'>): object | undefined {
  // A mail of a step was once recorded beside the step.
  if (act === 'sent')
    return /^JA-/.test(about) && detail === 'a mail' ? { hasMail: true } : undefined;
  if (act !== 'changed') return undefined;
  if (detail === 'entered from paper') return { isTypedIn: true };
  const paper = /^paper ([\w-]+): (.*?)(; the photograph is destroyed)?$/.exec(detail);
  if (paper) {
    const said = Object.entries(saidOfPaper).find(([, words]) => words === paper[2])?.[0];
    if (!said) return undefined;
    return { paper: paper[1], said, ...(paper[3] && { isPhotographGone: true }) };
  }
  const corrected = /^corrected: (.*)$/.exec(detail)?.[1];
  if (corrected) return { corrected };
  const [what = '', named = '', ...others] = detail.split(/: |, /);
  if (what === 'assigned') return { assignedTo: named === 'nobody' ? null : named };
  if (what === 'taken back' && /^(status|state)$/.test(others[0] ?? ''))
    return { takenBack: named, status: others[1] };
  if (!/^(status|state)$/.test(what)) return undefined;
  return {
    status: named,
    ...(others.includes('with a mail') && { hasMail: true }),
    ...(others.includes('the mail before it cancelled') && { cancelsMails: true }),
    ...(others.includes('beyond the places') && { isBeyondPlaces: true }),
  };
}

const saidOfPaper = {
  seen: 'seen',
  unreadable: 'could not be read',
  notSeen: 'seen taken back',
};

interface ActRow {
  id: string;
  about: string;
  act: string;
  detail: string;
  data: string;
}
