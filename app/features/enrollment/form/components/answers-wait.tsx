import { intents } from '../intents.ts';
import { FORM_ID } from './wizard.tsx';

/** In the place of the review while the draft is on the device and the script is not: only the server can show it then. */
export function AnswersWait() {
  return (
    <div className="note answers-wait">
      <p>
        <b>Your answers are on this device.</b> You can check them here when this page has loaded.
        That takes a moment.
      </p>
      <button type="submit" form={FORM_ID} className="btn" name="intent" value={intents.next}>
        Show my answers
      </button>
    </div>
  );
}
