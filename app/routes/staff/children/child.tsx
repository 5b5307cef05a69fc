import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { besideIn } from '#desk/list/pagination.ts';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { HappenedList } from '#desk/record/happened-list.tsx';
import { RecordNav } from '#desk/record/record-nav.tsx';
import { deskRooms } from '#desk/rooms.ts';
import { AnswersOfChild } from '#features/students/coming-back/desk/components/answers-of-child.tsx';
import { childAt, childrenAt } from '#features/students/desk/children-at.ts';
import { CallGuardians } from '#features/students/desk/components/call-guardians.tsx';
import { CorrectChild } from '#features/students/desk/components/correct-child.tsx';
import { YearOfChild } from '#features/students/desk/components/year-of-child.tsx';
import { sexes } from '#features/students/named-child.ts';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { kindOfReference } from '#features/submissions/kinds.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { PrintLink } from '#ui/print-link.tsx';
import type { Route } from './+types/child.ts';

const beside = besideIn((search) => askServer(childrenAt, undefined, search));

export const clientLoader = loadFrom(childAt);
export const clientAction = makeChange;
export const meta = recordMeta;

/** One child of the school: whom to call, and each of its years. */
export default function Child({ loaderData: record }: Route.ComponentProps) {
  const { reference, version, child, people, brought, years } = record;
  const change = useServerChange(childAt);
  const isApplied = kindOfReference(reference) === 'enrollment-application';
  return (
    <DeskPage
      title={<span dir="auto">{child ? `${child.firstName} ${child.lastName}` : reference}</span>}
      action={
        <PrintLink className="btn line" href="#main">
          Print
        </PrintLink>
      }
    >
      <RecordNav room="students" reference={reference} beside={beside} isOfFamily />
      <section>
        <DeskFacts
          facts={{
            Born: child && dayMonthYear(child.bornOn),
            'Girl or boy': child && sexes[child.gender],
            Reference: isApplied ? (
              <Link to={`${deskRooms.enrollment.path}/${reference}`}>{reference}</Link>
            ) : (
              reference
            ),
          }}
        />
        {brought && (
          <div className="row moves no-print">
            <CorrectChild
              reference={reference}
              version={version}
              brought={brought}
              change={change}
            />
          </div>
        )}
      </section>
      {people && <CallGuardians people={people} isApplied={isApplied} />}
      <AnswersOfChild record={record} change={change} />
      {years.map((year) => (
        <YearOfChild
          key={year.schoolYear}
          record={record}
          year={year}
          change={change}
          isApplied={isApplied}
          isGuarded={people?.isGuarded ?? false}
        />
      ))}
      <section className="no-print" aria-labelledby="happened">
        <h2 id="happened">What happened</h2>
        <HappenedList entries={historyInWords(reference, record.history)} />
      </section>
    </DeskPage>
  );
}
