import { searchRoom } from '#desk/family/search-room.server.ts';
import { stageWords } from './desk-words.ts';
import '../tables.server.ts';

export const candidateSearch = searchRoom(
  { kind: 'JA', room: 'careers', table: 'job_applications' },
  ['full_name', 'position', 'phone', 'status'],
  ({ full_name, position, phone, status }) => ({
    title: full_name,
    detail: `${position} · ${phone}`,
    status: stageWords[status],
  }),
);
