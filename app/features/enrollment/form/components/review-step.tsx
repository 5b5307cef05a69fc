import { type ComponentType, useEffect, useState } from 'react';
import type { Answers } from '../answers.ts';
import { changeIntent } from '../posted-step.ts';
import { reviewSections } from '../review.ts';
import { AnswersInWords } from './answers-in-words.tsx';
import { NoticeOfUse } from './notice-of-use.tsx';

interface ReviewStepProps {
  answers: Answers;
  today: string;
  sentences: string[];
  isSubmitting?: boolean;
}

/** Everything read back before it is sent, with a way to each section. */
export function ReviewStep({ answers, today, sentences, isSubmitting }: ReviewStepProps) {
  const [Doubts, setDoubts] = useState<ComponentType<{ answers: Answers }>>();
  // They are questions, so the form does without them where the line is down.
  useEffect(() => {
    import('./answer-doubt-list.tsx').then(
      ({ AnswerDoubtList }) => setDoubts(() => AnswerDoubtList),
      () => undefined,
    );
  }, []);
  return (
    <div className="review">
      <p>Please check your answers. We get them only when you press Submit Application.</p>
      {Doubts && <Doubts answers={answers} />}
      <AnswersInWords
        sections={reviewSections(answers, today)}
        change={({ step, title }) => (
          <button
            type="submit"
            className="link"
            name="intent"
            value={changeIntent(step)}
            disabled={isSubmitting}
          >
            Change<span className="vh"> {title}</span>
          </button>
        )}
      />
      <NoticeOfUse sentences={sentences} />
    </div>
  );
}
