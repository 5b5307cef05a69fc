import { type ComponentType, useEffect, useState } from 'react';
import { NoticeOfUse } from '#forms/components/notice-of-use.tsx';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import { changeIntent } from '../intents.ts';
import { reviewSections } from '../review.ts';
import { SUBMIT_AS } from '../step-names.ts';
import { AnswersInWords } from './answers-in-words.tsx';

interface ReviewStepProps {
  answers: Answers;
  day: ApplicationDay;
  sentences: string[];
  isSubmitting?: boolean;
}

/** Everything read back before it is sent, with a way to each section. */
export function ReviewStep({ answers, day, sentences, isSubmitting }: ReviewStepProps) {
  const [Doubts, setDoubts] = useState<ComponentType<{ answers: Answers; day: ApplicationDay }>>();
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
      {Doubts && <Doubts answers={answers} day={day} />}
      <AnswersInWords
        sections={reviewSections(answers)}
        change={({ step, title }) => (
          <button
            type="submit"
            className="link"
            name="intent"
            value={changeIntent(step)}
            aria-disabled={isSubmitting}
          >
            Change<span className="visually-hidden"> {title}</span>
          </button>
        )}
      />
      <NoticeOfUse of="answers" sentences={sentences} button={SUBMIT_AS} />
    </div>
  );
}
