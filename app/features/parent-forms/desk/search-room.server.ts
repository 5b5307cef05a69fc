import { searchRoom } from '#desk/family/search-room.server.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { heldFormKind, heldForms } from '#features/parent-form-kinds/held-form.ts';
import '../tables.server.ts';

export const formSearch = searchRoom(
  { kind: 'PF', room: 'parents', table: 'parent_forms' },
  ['kind', 'name', 'phone', 'status'],
  (row) => {
    const { name, shape } = getStatus(heldFormKind(row.kind), row.status);
    return {
      title: `${heldForms[heldFormKind(row.kind)].name}: ${row.name}`,
      detail: `Form for parents · ${row.phone}`,
      status: { name, shape },
    };
  },
);
