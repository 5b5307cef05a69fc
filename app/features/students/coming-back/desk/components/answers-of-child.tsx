import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { ChildChange } from '../../../desk/change-child.server.ts';
import type { ChildRecord } from '../../../desk/open-child.server.ts';
import { lastAnswer, type WayAtDesk } from '../../coming-back.ts';
import { ChooseWay } from './choose-way.tsx';
import { LastAnswer } from './last-answer.tsx';
import { TypeAnswer } from './type-answer.tsx';

interface AnswersOfChildProps {
  record: ChildRecord;
  change: ServerChange<ChildChange>;
}

/** All that was answered about one child, the newest first, and the presses that write down another answer. */
export function AnswersOfChild({ record, change }: AnswersOfChildProps) {
  const { reference, version, child, comingBack } = record;
  const { schoolYear, isAsked, answers } = comingBack;
  // The code on a paper slip leads here.
  const [search] = useSearchParams();
  const [how, setHow] = useState<WayAtDesk>(search.get('how') === 'slip' ? 'slip' : 'telephone');
  if (!isAsked && answers.length === 0) return null;
  const now = new Date();
  const name = child?.firstName ?? reference;
  const last = lastAnswer(answers.filter((one) => one.schoolYear === schoolYear));
  return (
    <section aria-labelledby="comes-back">
      <h2 id="comes-back">Does the child come back?</h2>
      <ul className="bare">
        {isAsked && !last && (
          <li>
            {schoolYear}: <LastAnswer answer={undefined} now={now} />
          </li>
        )}
        {answers.toReversed().map((answer) => (
          <li key={answer.id}>
            {answer.schoolYear}: <LastAnswer answer={answer} now={now} />
          </li>
        ))}
      </ul>
      {isAsked && (
        <div className="row moves no-print">
          <ChooseWay how={how} onHow={setHow} />
          <TypeAnswer
            child={{ reference, version, name }}
            {...{ schoolYear, how, change, says: last?.answer ?? 'none' }}
          />
          {last?.givenBy === 'office' && (
            <SendButton
              className="btn sm line"
              change={change}
              body={{ change: 'answerBack', version, year: schoolYear }}
              said={{ title: 'Taken back', text: 'The answer before it counts again.' }}
            >
              Take the last answer back
            </SendButton>
          )}
        </div>
      )}
    </section>
  );
}
