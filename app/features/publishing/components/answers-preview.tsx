import { answerDaysOf } from '#features/calendar/answer-days.ts';
import { answeredKinds } from '#features/submissions/answered-kinds.ts';
import { dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import type { PartToEdit } from '../versions.server.ts';

const writtenDay = (day: PlainDate) => `${weekdayName(day)}, ${dayMonthYear(day)}`;

interface AnswersPreviewProps {
  content: PartToEdit['around'];
  today: PlainDate;
}

/** By which day the school would answer what comes today. */
export function AnswersPreview({ content, today }: AnswersPreviewProps) {
  return (
    <dl className="term-list">
      {answeredKinds.map(({ kind, name, statuses }) => {
        const { daysFor, addSchoolDays } = answerDaysOf(content, kind);
        const count = daysFor(statuses[0]?.status ?? '');
        return (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>
              {count === undefined
                ? 'We get in touch with you.'
                : `What comes today is answered by ${writtenDay(addSchoolDays(today, count))}.`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
