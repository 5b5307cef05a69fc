import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { addSchoolDays } from '#features/calendar/school-days.ts';
import { type GradeLevel, gradeLevels } from '#features/enrollment/grade-levels.ts';
import { daysToAnswer } from '#features/enrollment/guardians/offer/answer-day.ts';
import { papersFor } from '#features/papers/paper-kinds.ts';
import { dayMonthYear, weekdayName } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import type { PartToEdit } from '../versions.server.ts';

type Around = PartToEdit['around'];

/** What a family of each grade is asked for. */
export function PapersPreview({ papers }: { papers: Around['papers'] }) {
  return (
    <>
      <p className="lead">{papers.lead}</p>
      <dl>
        {Object.entries(gradeLevels).map(([grade, label]) => (
          <div key={grade}>
            <dt>{label}</dt>
            <dd>
              {papersFor(papers.items, grade as GradeLevel)
                .map((paper) => paper.label)
                .join(', ') || 'Nothing'}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What each thing would cost. */
export function PricesPreview({ fees: { meals, pta } }: { fees: Around['fees'] }) {
  return (
    <DeskFacts
      facts={{
        ...Object.fromEntries(meals.map(({ name, kwacha }) => [name, writtenKwacha(kwacha)])),
        'PTA, one person': writtenKwacha(pta.perPersonKwacha),
        'PTA, a family': writtenKwacha(pta.perFamilyKwacha),
      }}
    />
  );
}

/** Where families would pay for meals. */
export function WaysToPayMealsPreview({ paying }: { paying: Around['meals']['paying'] }) {
  if (paying.ways.length === 0) return <p>{paying.noWays}</p>;
  return (
    <ul>
      {paying.ways.map(({ name, number, inTheNameOf }) => (
        <li key={number}>
          {name}: <b>{number}</b>, in the name of {inTheNameOf}
        </li>
      ))}
    </ul>
  );
}

/** The day that a family would read that is offered a place today. */
export function OffersPreview({ content, today }: { content: Around; today: string }) {
  const day = addSchoolDays(today, daysToAnswer(content.enrollment), content.calendar);
  return (
    <p>
      A place that you offer today is to be answered by {weekdayName(day)}, {dayMonthYear(day)}.
    </p>
  );
}
