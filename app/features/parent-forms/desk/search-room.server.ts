import { searchRoom } from '#desk/family/search-room.server.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { formsAtSchool } from '#features/parent-form-kinds/parent-forms.ts';
import '../tables.server.ts';

export const formSearch = searchRoom(
  { kind: 'PF', room: 'parents', table: 'parent_forms' },
  ['kind', 'name', 'phone', 'status'],
  ({ kind, name, phone, status }) => ({
    title: `${formsAtSchool[kind].name}: ${name}`,
    detail: `Form for parents · ${phone}`,
    status: getStatus(kind, status),
  }),
);
