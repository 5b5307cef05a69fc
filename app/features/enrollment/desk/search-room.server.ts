import { searchRoom } from '#desk/family/search-room.server.ts';
import { signOf } from '#desk/record/record-status.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { shortGrade } from '../short-grade.ts';
import '../tables.server.ts';

export const applicationSearch = searchRoom(
  { kind: 'EN', room: 'enrollment', table: 'enrollment_applications' },
  [
    ...(['status', 'grade_level', 'enrollment_year', 'student_first_name'] as const),
    ...(['student_last_name', 'parent1_first_name', 'parent1_last_name', 'parent1_phone'] as const),
  ],
  (row) => {
    const grade = `${shortGrade(row.grade_level)}, ${row.enrollment_year}`;
    return {
      title: `${row.student_first_name} ${row.student_last_name}`,
      lastName: row.student_last_name,
      detail: [guardianName(row, 1), row.parent1_phone, grade].filter(Boolean).join(' · '),
      status: signOf(enrollmentStatuses[row.status]),
    };
  },
);
