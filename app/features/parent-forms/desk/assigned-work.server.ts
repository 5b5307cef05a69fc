import { assignedWork } from '#desk/cases/assigned-work.server.ts';
import type { FormStatuses } from '#features/parent-form-kinds/form-statuses.ts';
import { heldForms } from '#features/parent-form-kinds/held-form.ts';
import '../tables.server.ts';

const all = Object.values(heldForms).map(({ statuses }) => statuses);

/** Of all kinds: what is over in one of them is nobody's work in any. */
export const statusesOfForms: FormStatuses = Object.assign(
  {},
  ...all,
  ...all.map((statuses) =>
    Object.fromEntries(Object.entries(statuses).filter(([, { isOver }]) => isOver)),
  ),
);

export const assignedForms = assignedWork({
  room: 'parents',
  table: 'parent_forms',
  statuses: statusesOfForms,
});
