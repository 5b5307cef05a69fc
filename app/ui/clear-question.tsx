import { useEffect, useRef } from 'react';
import { clearDevice } from '#lib/clear-device.ts';
import { isAnyWaiting, keysFrom } from '#lib/device-store.ts';
import { endedSessionsKey } from '#lib/ended-sessions.ts';

export interface ClearQuestionProps {
  slug: string;
  onAnswer: (isCleared: boolean) => void;
}

/** Asks first, and says so plainly when something has not reached the school yet. */
export function ClearQuestion({ slug, onAnswer }: ClearQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  async function clear() {
    await clearDevice(slug);
    dialog.current?.close('cleared');
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="clear-title"
      aria-describedby="clear-text"
      onClose={(event) => onAnswer(event.currentTarget.returnValue === 'cleared')}
    >
      <i className="mphasa" />
      <form method="dialog">
        <h2 id="clear-title">Clear your data from this device?</h2>
        <div id="clear-text">
          {isAnythingLost(slug) && (
            <p>
              <b>You have sent something that the school does not have yet.</b> If you clear now,
              the school will not get it.
            </p>
          )}
          <p>
            This removes from this device what you have typed, copies of what you have sent, files
            and your sign-in. What the school has received stays with the school.
          </p>
        </div>
        <div className="row">
          <button type="submit" className="btn line">
            Keep it
          </button>
          <button type="button" className="btn danger" onClick={clear}>
            Clear my data
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Sessions that still wait to be ended stay, so nothing is lost with them. */
function isAnythingLost(slug: string): boolean {
  const keys = keysFrom(`${slug}.`).filter((key) => key !== endedSessionsKey(slug));
  return keys.some((key) => isAnyWaiting(key));
}
