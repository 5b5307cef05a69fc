import { answerDoubts } from '../answer-doubts.ts';
import type { Answers } from '../answers.ts';
import { changeIntent } from '../posted-step.ts';
import { reviewSections } from '../review.ts';
import { AnswersInWords } from './answers-in-words.tsx';
import { NoticeOfUse } from './notice-of-use.tsx';

interface ReviewStepProps {
  answers: Answers;
  today: string;
  sentences: string[];
}

/** Everything read back before it is sent, with a way to each section. */
export function ReviewStep({ answers, today, sentences }: ReviewStepProps) {
  const doubts = answerDoubts(answers);
  return (
    <div className="review">
      <p>
        Please read your answers before you send them. Nothing is sent until you press Submit
        Application.
      </p>
      {doubts.length > 0 && (
        <ul className="note">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <AnswersInWords
        sections={reviewSections(answers, today)}
        change={({ step, title }) => (
          <button type="submit" className="link" name="intent" value={changeIntent(step)}>
            Change<span className="vh"> {title}</span>
          </button>
        )}
      />
      <NoticeOfUse sentences={sentences} />
    </div>
  );
}
