import type { ReadStore } from '#lib/store/store.server.ts';
import { closedWithoutPlace } from '../status/status-sets.ts';
import '../tables.server.ts';

/** The ids of every form of this one's child, as part of a query: of this one alone, unless the office has said that several are of one child. */
export const idsOfChild = (read: ReadStore, reference: string) =>
  formsOfChild(read, reference).select('id');

/** The same without those that came to nothing. */
export const openIdsOfChild = (read: ReadStore, reference: string) =>
  idsOfChild(read, reference).where('status', 'not in', closedWithoutPlace);

/** All of them, by the references. */
export const referencesOfChild = (read: ReadStore, reference: string) =>
  formsOfChild(read, reference).select('reference');

/** The rows themselves, as part of a query. */
export function formsOfChild(read: ReadStore, reference: string) {
  const leading = read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => fn.coalesce('same_child_as', 'reference').as('leading'))
    .where('reference', '=', reference);
  return read
    .selectFrom('enrollment_applications')
    .where((row) => row.or([row('reference', 'in', leading), row('same_child_as', 'in', leading)]));
}

const AT_ONCE = 1000;

/**
 * The other forms of these children, by the reference of the one that goes on, up to the year with which their time at
 * the school ended: who applies anew after that begins anew.
 */
export async function listOtherForms(
  read: ReadStore,
  children: readonly { reference: string; lastYear: string }[],
): Promise<{ reference: string }[]> {
  const lastYears = new Map(children.map(({ reference, lastYear }) => [reference, lastYear]));
  const leading = [...lastYears.keys()];
  const others = [];
  for (let from = 0; from < leading.length; from += AT_ONCE) {
    others.push(
      ...(await read
        .selectFrom('enrollment_applications')
        .select(['reference', 'same_child_as', 'enrollment_year'])
        .where('same_child_as', 'in', leading.slice(from, from + AT_ONCE))
        .execute()),
    );
  }
  return others.filter(
    ({ same_child_as, enrollment_year }) =>
      enrollment_year <= (lastYears.get(same_child_as ?? '') ?? ''),
  );
}

/** Every form of each of these children with the grade it asks for, by the reference of the one that goes on; nothing for what is no application. */
export async function listFormsOfEach(
  read: ReadStore,
  references: readonly string[],
): Promise<Map<string, { reference: string; gradeLevel: string }[]>> {
  const forms = new Map<string, { reference: string; gradeLevel: string }[]>();
  for (let from = 0; from < references.length; from += AT_ONCE) {
    const some = references.slice(from, from + AT_ONCE);
    const rows = await read
      .selectFrom('enrollment_applications')
      .select(({ fn }) => ['reference', fn.coalesce('same_child_as', 'reference').as('leading')])
      .select('grade_level as gradeLevel')
      .where((row) => row.or([row('reference', 'in', some), row('same_child_as', 'in', some)]))
      .execute();
    for (const { leading, ...form } of rows)
      forms.set(leading, [...(forms.get(leading) ?? []), form]);
  }
  return forms;
}

/** The forms that this one goes on for, by their references. */
export async function listOthersOfChild(read: ReadStore, reference: string): Promise<string[]> {
  const others = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('same_child_as', '=', reference)
    .orderBy('reference')
    .execute();
  return others.map((other) => other.reference);
}
