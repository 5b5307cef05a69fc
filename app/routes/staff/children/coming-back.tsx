import { useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { returnStandings, type WayAtDesk } from '#features/students/coming-back/coming-back.ts';
import { comingBackAt } from '#features/students/coming-back/desk/coming-back-at.ts';
import {
  AskUntil,
  CloseQuestion,
} from '#features/students/coming-back/desk/components/ask-families.tsx';
import { ChooseWay } from '#features/students/coming-back/desk/components/choose-way.tsx';
import { LastAnswer } from '#features/students/coming-back/desk/components/last-answer.tsx';
import { NextToAsk } from '#features/students/coming-back/desk/components/next-to-ask.tsx';
import { PeopleToAsk } from '#features/students/coming-back/desk/components/people-to-ask.tsx';
import { PrintSlips } from '#features/students/coming-back/desk/components/print-slips.tsx';
import { TypeAnswer } from '#features/students/coming-back/desk/components/type-answer.tsx';
import type { ComingBackList } from '#features/students/coming-back/desk/open-coming-back.server.ts';
import { childAt } from '#features/students/desk/children-at.ts';
import { ChildRows } from '#features/students/desk/components/child-rows.tsx';
import { ClassFilters } from '#features/students/desk/components/class-filters.tsx';
import { kindOfReference } from '#features/submissions/kinds.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/coming-back.ts';

export const clientLoader = listLoader(comingBackAt);
export const clientAction = makeChange;
export const meta = titled('Who comes back');

type Row = ComingBackList['rows'][number];

const isApplied = (reference: string) => kindOfReference(reference) === 'enrollment-application';

/** Who has answered whether a child comes back and who has not; what a family says is typed in while one speaks. */
export default function ComingBack({ loaderData: list }: Route.ComponentProps) {
  const change = useServerChange(comingBackAt);
  const [how, setHow] = useState<WayAtDesk>('telephone');
  const [typed, setTyped] = useState<Row>();
  const { schoolYear, question, asks, texts } = list;
  return (
    <DeskPage
      title={`Who comes back in ${schoolYear}`}
      back={<Link to="/staff/children">All children of the school</Link>}
      action={
        list.isOpen && (
          <>
            <AskUntil list={list} change={change} triggerClass="btn sm line" />
            <CloseQuestion list={list} change={change} triggerClass="btn sm line" />
            <PrintSlips />
          </>
        )
      }
    >
      <NextToAsk list={list} change={change} />
      {question && (
        <>
          <ListTally
            name="says"
            label="Answer"
            options={tallyOptions(returnStandings, list.tally)}
          />
          <ListSearch label="Search by name">
            <ClassFilters grade={`Grade in ${asks}`} classes={list.classes} />
            <ChooseWay how={how} onHow={setHow} />
          </ListSearch>
          <div role="status">
            {typed && (
              <p className="note">
                Saved: {typed.fullName}.{' '}
                <SendButton
                  className="link"
                  change={change.to(childAt.at(typed.reference))}
                  body={{ change: 'answerBack', version: typed.version + 1, year: schoolYear }}
                  said={{ title: 'Taken back', text: 'The answer before it counts again.' }}
                  onDone={() => setTyped(undefined)}
                >
                  Take it back
                </SendButton>
              </p>
            )}
          </div>
          <ChildRows
            list={list}
            columns={[
              {
                name: 'Whom to ask',
                className: 'cell-topic',
                cell: ({ people, reference }) => (
                  <PeopleToAsk
                    people={people}
                    text={isApplied(reference) ? texts?.applied : texts?.others}
                  />
                ),
              },
              {
                name: 'Answer',
                className: 'cell-topic',
                cell: ({ answer }, now) => <LastAnswer answer={answer} now={now} />,
              },
              {
                name: 'They say',
                className: 'cell-topic',
                cell: (row) => (
                  <TypeAnswer
                    child={{ ...row, name: row.fullName }}
                    {...{ schoolYear, how, says: row.says }}
                    change={change.to(childAt.at(row.reference))}
                    onDone={() => setTyped(row)}
                  />
                ),
              },
            ]}
          />
          {texts && (
            <p className="small muted no-print">
              A text to a phone says: “{texts.applied}” It names no child. Children whom a
              spreadsheet brought have no reference and no page of a family: their text asks for a
              call. Write down here what they say by telephone or on a paper slip.
            </p>
          )}
        </>
      )}
    </DeskPage>
  );
}
