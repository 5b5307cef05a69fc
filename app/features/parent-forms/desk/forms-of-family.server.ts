import { listLetters } from '#desk/cases/case-letters.server.ts';
import type { PartOfFamily } from '#desk/family/family-part.ts';
import { signOf } from '#desk/record/record-status.ts';
import { deskRooms } from '#desk/rooms.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** The short forms that a family has sent, and what the office has written about them. */
export async function formsOfFamily(
  read: ReadStore,
  references: readonly string[],
): Promise<PartOfFamily> {
  const forms = await read
    .selectFrom('parent_forms')
    .select(['reference', 'submitted_at', 'kind', 'name', 'phone', 'status'])
    .where('reference', 'in', references)
    .execute();
  const letters = await listLetters(read, ...references);
  const isForm = (one: string) => forms.some(({ reference }) => reference === one);
  const aboutOf = (reference: string) => ({
    kind: 'form' as const,
    reference,
    to: `${deskRooms.parents.path}/${reference}`,
  });
  return {
    waits: forms
      .filter(({ kind, status }) => getStatus(storedFormKind(kind), status).isNew)
      .map((row) => ({
        on: 'school' as const,
        since: row.submitted_at,
        what: `Look at the form: ${storedForms[storedFormKind(row.kind)].name}`,
        to: `${deskRooms.parents.path}/${row.reference}`,
      })),
    entries: [
      ...forms.map((row) => ({
        ...aboutOf(row.reference),
        at: row.submitted_at,
        title: `Form: ${storedForms[storedFormKind(row.kind)].name}`,
        by: [row.name, row.phone].filter(Boolean).join(', '),
        status: signOf(getStatus(storedFormKind(row.kind), row.status)),
      })),
      ...letters
        .filter(({ reference }) => isForm(reference))
        .map((row) => ({
          ...aboutOf(row.reference),
          at: row.at,
          title: `Letter: ${row.subject}`,
          text: row.words,
          by: row.staffEmail,
        })),
    ],
  };
}
