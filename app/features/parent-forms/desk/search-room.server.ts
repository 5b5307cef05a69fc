import type { SearchRoom } from '#desk/family/search-room.ts';
import { getStatus } from '../kinds/form-statuses.ts';
import { formsAtSchool } from '../kinds/forms-at-school.ts';
import '../tables.server.ts';

export const formSearch: SearchRoom = {
  kind: 'PF',
  room: 'parents',
  isOfFamilies: true,
  async listRecords(read, column, keys) {
    const rows = await read
      .selectFrom('parent_forms')
      .select(['id', 'reference', 'submitted_at', 'kind', 'name', 'phone', 'status'])
      .where(column, 'in', keys)
      .execute();
    return rows.map(({ id, reference, submitted_at, kind, name, phone, status }) => ({
      ...{ id, reference, submittedAt: submitted_at },
      title: `${formsAtSchool[kind].name}: ${name}`,
      detail: `Form for parents · ${phone}`,
      status: getStatus(kind, status),
    }));
  },
};
