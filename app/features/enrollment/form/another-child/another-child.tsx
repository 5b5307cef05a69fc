import type { FormEvent, MouseEvent } from 'react';
import { intents } from '../intents.ts';

interface AnotherChildProps {
  /** Name of the first guardian in the answers that would be kept. */
  guardian: string;
  /** Whether the answers are theirs. Without it the server goes on, as it does without a script. */
  onAnswer?: ((isTheirs: boolean) => void) | undefined;
}

/** Asks first whose answers they are: phones are shared. */
export function AnotherChild({ guardian, onAnswer }: AnotherChildProps) {
  const answer = (isTheirs: boolean) => (event: FormEvent | MouseEvent) => {
    if (!onAnswer) return;
    event.preventDefault();
    onAnswer(isTheirs);
  };
  return (
    <details className="accordion no-print">
      <summary>Apply for another child</summary>
      <form className="content" method="post" action="/enrollment" onSubmit={answer(true)}>
        <p>
          <b>Are these answers yours?</b> The parent or guardian in them is {guardian}.
        </p>
        <p>
          If they are yours, we keep what you wrote about parents, guardians and the emergency
          contact. You fill in only what is about the child.
        </p>
        <div className="row">
          <button type="submit" className="btn" name="intent" value={intents.anotherChild}>
            Yes, keep my answers
          </button>
          <a className="btn line" href="/enrollment" onClick={answer(false)}>
            No, start with an empty form
          </a>
        </div>
      </form>
    </details>
  );
}
