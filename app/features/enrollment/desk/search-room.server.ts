import type { SearchRoom } from '#desk/family/search-room.ts';
import { shortGrade } from '../short-grade.ts';
import { statusSign } from './status-shapes.ts';
import '../tables.server.ts';

export const applicationSearch: SearchRoom = {
  kind: 'EN',
  room: 'enrollment',
  isOfFamilies: true,
  async listRecords(read, column, keys) {
    const rows = await read
      .selectFrom('enrollment_applications')
      .select(['id', 'reference', 'submitted_at', 'status', 'grade_level', 'enrollment_year'])
      .select(['student_first_name', 'student_last_name'])
      .select(['parent1_first_name', 'parent1_last_name', 'parent1_phone'])
      .where(column, 'in', keys)
      .execute();
    return rows.map((row) => {
      const guardian = `${row.parent1_first_name} ${row.parent1_last_name}`.trim();
      const grade = `${shortGrade(row.grade_level)}, ${row.enrollment_year}`;
      return {
        ...{ id: row.id, reference: row.reference, submittedAt: row.submitted_at },
        title: `${row.student_first_name} ${row.student_last_name}`,
        lastName: row.student_last_name,
        detail: [guardian, row.parent1_phone, grade].filter(Boolean).join(' · '),
        status: statusSign(row.status),
      };
    });
  },
};
