import { type ComponentType, useState } from 'react';
import type { ClearQuestionProps } from './clear-question.tsx';

interface ClearDeviceProps {
  slug: string;
  /** What stands in the form goes too. */
  onCleared: () => void;
}

/** For phones that several people use. What asks and clears is loaded when somebody presses. */
export function ClearDevice({ slug, onCleared }: ClearDeviceProps) {
  const [Question, setQuestion] = useState<ComponentType<ClearQuestionProps>>();
  const [said, setSaid] = useState('');
  function ask() {
    setSaid('');
    import('./clear-question.tsx').then(
      ({ ClearQuestion }) => setQuestion(() => ClearQuestion),
      () => setSaid('This did not load. Please try again when you have a connection.'),
    );
  }
  function answer(isCleared: boolean) {
    setQuestion(undefined);
    if (!isCleared) return;
    onCleared();
    setSaid('Your data has been removed from this device.');
  }
  return (
    <div className="small muted mt-g5 needs-script no-print">
      <p>
        A copy of what you send stays on this device for 30 days, and so does an unfinished form.{' '}
        <button type="button" className="link" onClick={ask}>
          Clear my data from this device
        </button>
      </p>
      <p role="status">{said}</p>
      {Question && <Question slug={slug} onAnswer={answer} />}
    </div>
  );
}
