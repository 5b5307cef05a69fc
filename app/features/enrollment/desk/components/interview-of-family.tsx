import type { School } from '#features/content/schemas.ts';
import { isAhead } from '#features/interviews/interview.ts';
import { InterviewDay } from '#features/interviews/interview-day.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { gradeLevels } from '../../grade-levels.ts';
import type { ApplicationChange } from '../desk-at.ts';
import type { DeskRecord } from '../desk-record.ts';

interface InterviewOfFamilyProps {
  record: DeskRecord;
  school: School;
  change: ServerChange<ApplicationChange>;
}

/**
 * When and where a family is met before the school decides. Where another form goes on for the child, what was set with
 * this one can only be called off.
 */
export function InterviewOfFamily({ record, school, change }: InterviewOfFamilyProps) {
  const { status, sameChildAs, interview } = record;
  const isClosed = sameChildAs !== null;
  if (!enrollmentStatuses[status].hasInterview) return null;
  if (isClosed && !isAhead(interview, new Date())) return null;
  return (
    <InterviewDay
      record={record}
      to={record.inviteTo.join(', ')}
      who="the family"
      isReadAt="The family reads it in the parent portal, and with the link of our mail."
      invited={{
        greeting: 'Dear parent or guardian,',
        about: `a place in ${gradeLevels[record.gradeLevel as keyof typeof gradeLevels]}`,
        bring: 'Please bring your child.',
        school: school.name,
        phone: school.admissionsPhone,
      }}
      isClosed={isClosed}
      change={change}
    />
  );
}
