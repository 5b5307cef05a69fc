import { searchRoom } from '#desk/family/search-room.server.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { heldFormKind, heldForms } from '#features/parent-form-kinds/held-form.ts';
import '../tables.server.ts';

export const formSearch = searchRoom(
  { kind: 'PF', room: 'parents', table: 'parent_forms' },
  ['kind', 'name', 'phone', 'status'],
  ({ kind, name, phone, status }) => ({
    title: `${heldForms[heldFormKind(kind)].name}: ${name}`,
    detail: `Form for parents · ${phone}`,
    status: getStatus(heldFormKind(kind), status),
  }),
);
