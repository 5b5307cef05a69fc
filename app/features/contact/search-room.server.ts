import type { SearchRoom } from '#desk/family/search-room.ts';
import { statusWords } from './message-status.ts';
import './tables.server.ts';

export const messageSearch: SearchRoom = {
  kind: 'CM',
  room: 'messages',
  isOfFamilies: true,
  async listRecords(read, column, keys) {
    const rows = await read
      .selectFrom('contact_messages')
      .select(['id', 'reference', 'submitted_at', 'name', 'subject', 'status'])
      .where((row) =>
        column === 'id'
          ? row('id', 'in', keys)
          : row.or([row('reference', 'in', keys), row('about', 'in', keys)]),
      )
      .execute();
    return rows.map(({ id, reference, submitted_at, name, subject, status }) => ({
      ...{ id, reference, submittedAt: submitted_at },
      title: subject,
      detail: `Message from ${name}`,
      status: statusWords[status],
    }));
  },
};
