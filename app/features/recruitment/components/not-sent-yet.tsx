import { useEffect, useRef } from 'react';

/** The truth when the school could not be reached: nothing is lost, and nothing has to be filled in again. */
export function NotSentYet() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="note" ref={note} tabIndex={-1}>
      <p>
        <b>Not sent yet.</b> We could not reach the school. Your answers and your resume are still
        here: press Submit Application to send them again. The school takes them only once.
      </p>
    </div>
  );
}
