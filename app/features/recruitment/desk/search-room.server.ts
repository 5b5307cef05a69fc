import type { SearchRoom } from '#desk/family/search-room.ts';
import { stageWords } from './desk-words.ts';
import '../tables.server.ts';

export const candidateSearch: SearchRoom = {
  kind: 'JA',
  room: 'careers',
  isOfFamilies: false,
  async listRecords(read, column, keys) {
    const rows = await read
      .selectFrom('job_applications')
      .select(['id', 'reference', 'submitted_at', 'full_name', 'position', 'phone', 'status'])
      .where(column, 'in', keys)
      .execute();
    return rows.map(({ id, reference, submitted_at, full_name, position, phone, status }) => ({
      ...{ id, reference, submittedAt: submitted_at },
      title: full_name,
      detail: `${position} · ${phone}`,
      status: stageWords[status],
    }));
  },
};
