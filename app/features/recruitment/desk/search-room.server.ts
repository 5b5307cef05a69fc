import { searchRoom } from '#desk/family/search-room.server.ts';
import { signOf } from '#desk/record/record-status.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

export const candidateSearch = searchRoom(
  { kind: 'JA', room: 'careers', table: 'job_applications' },
  ['full_name', 'position', 'phone', 'status'],
  ({ full_name, position, phone, status }) => ({
    title: full_name,
    detail: `${position} · ${phone}`,
    status: signOf(jobApplicationStatuses[status]),
  }),
);
