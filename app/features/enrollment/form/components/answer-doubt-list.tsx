import type { ApplicationDay } from '../../enrollment-years.ts';
import { answerDoubts } from '../answer-doubts.ts';
import type { Answers } from '../answers.ts';
import { changeIntent } from '../intents.ts';
import { stepAsking } from '../questions.ts';

interface AnswerDoubtListProps {
  answers: Answers;
  day: ApplicationDay;
}

/** What looks mistyped or forgotten, each with the way to its field. */
export function AnswerDoubtList({ answers, day }: AnswerDoubtListProps) {
  const doubts = answerDoubts(answers, day);
  if (doubts.length === 0) return null;
  return (
    <ul className="note">
      {doubts.map(({ field, message }) => (
        <li key={field}>
          <button
            type="submit"
            className="link"
            name="intent"
            value={changeIntent(stepAsking(field))}
            onClick={({ currentTarget }) => goOnTo(field, currentTarget.form)}
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The step that opens gives the focus to its heading; from there it goes on to the field. */
function goOnTo(field: string, form: HTMLFormElement | null) {
  form?.addEventListener('focusin', () => document.getElementById(field)?.focus(), { once: true });
}
