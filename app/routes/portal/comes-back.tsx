import { ComesBackQuestion } from '#features/students/coming-back/family/comes-back-question.tsx';
import type { FamilyAnswerInput } from '#features/students/coming-back/family/family-answer-schema.ts';
import type { FamilyQuestion } from '#features/students/coming-back/family/family-question.ts';
import { WhyLeaves } from '#features/students/coming-back/why-leaves.tsx';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { comingBackAt } from '../api/portal-addresses.ts';

interface ComesBackProps {
  question: FamilyQuestion;
  firstName: string;
}

/** Whether the child comes back, answered by a guardian in the portal. */
export function ComesBack({ question, firstName }: ComesBackProps) {
  const change = useServerChange(comingBackAt);
  const { schoolYear: year } = question;
  const said = { title: 'Thank you', text: 'Your answer is with the school.' };
  return (
    <ComesBackQuestion question={question} id="comes-back" firstName={firstName} heading="h2">
      <div className="row">
        <SendButton
          className="btn"
          change={change}
          body={{ year, answer: 'yes', reason: '' }}
          said={said}
        >
          Yes, {firstName} comes back
        </SendButton>
        <AskToSend
          trigger={`No, ${firstName} leaves`}
          triggerClass="btn line"
          title={`${firstName} does not come back in ${year}?`}
          confirm="Yes, send “No”"
          change={change}
          body={(typed) => ({
            year,
            answer: 'no',
            reason: String(typed.get('reason')) as FamilyAnswerInput['reason'],
          })}
          said={said}
        >
          <p>The place goes to another child.</p>
          <WhyLeaves
            id="leaves-because"
            label="Why?"
            hint="You do not have to say it."
            none="I do not want to say"
          />
        </AskToSend>
        <SendButton change={change} body={{ year, answer: 'notSure', reason: '' }} said={said}>
          I do not know yet
        </SendButton>
      </div>
    </ComesBackQuestion>
  );
}
