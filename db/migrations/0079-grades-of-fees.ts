import type { Kysely } from 'kysely';

interface Tables {
  content_versions: { id: string; part: string; value: string | null };
}

type Fees = { terms?: { grade?: string; from?: string }[] };

const order = ['ece1', 'ece2', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `grade${number}`)];

/**
 * The rows of published school fees name the first and the last grade they are for; until now they said it in words.
 * A version with words that nothing here can read stays as it is: it is not shown any more, and stands in the history.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const versions = await db
    .selectFrom('content_versions')
    .select(['id', 'value'])
    .where('part', '=', 'fees')
    .where('value', 'is not', null)
    .execute();
  for (const { id, value } of versions) {
    const fees: Fees = JSON.parse(value ?? '{}');
    const terms = (fees.terms ?? []).map(({ grade, ...row }) =>
      grade === undefined ? row : { ...gradesIn(grade), ...row },
    );
    if (terms.some(({ from }) => from === undefined)) continue;
    const turned = JSON.stringify({ ...fees, terms });
    await db.updateTable('content_versions').set({ value: turned }).where('id', '=', id).execute();
  }
}

function gradesIn(words: string): { from?: string; to?: string } {
  const said = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^(all|all grades|all classes|every grade|everybody)$/.test(said))
    return between('ece1', 'grade7');
  if (/^early childhood( education)?$|^ece$/.test(said)) return between('ece1', 'ece2');
  const [, , one, , other] =
    /^(grades?|g) ?(\d)(?: ?(to|and|[-–—]) ?(?:grade )?(\d))?$/.exec(said) ?? [];
  if (one) return between(`grade${one}`, `grade${other ?? one}`);
  const [, , early, , lastEarly] =
    /^(early childhood|ece) ?(\d)(?: ?(to|and|[-–—]) ?(\d))?( \(.*\))?$/.exec(said) ?? [];
  return early ? between(`ece${early}`, `ece${lastEarly ?? early}`) : {};
}

function between(from: string, to: string): { from?: string; to?: string } {
  const [first, last] = [order.indexOf(from), order.indexOf(to)];
  return first >= 0 && last >= first ? { from, to } : {};
}
