import { useState } from 'react';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { isUntouched } from '../answers.ts';
import { storeDraft } from '../carried-draft/carry-draft.ts';
import { currentDraft } from '../draft.ts';

export const NO_LINE =
  'We could not reach the school. Please try again when you have a connection.';
const SAFE = 'Your answers are safe on this device.';

interface Carried {
  code: string;
  lastDay: string;
}

/** Makes a code for the draft on this device. */
export function TakeDraftAlong({ slug, address }: { slug: string; address: string }) {
  const [isWorking, setIsWorking] = useState(false);
  const [carried, setCarried] = useState<Carried>();
  const [trouble, setTrouble] = useState('');

  async function makeCode() {
    if (isWorking) return;
    const answers = currentDraft(slug);
    if (isUntouched(answers)) {
      setTrouble('There are no answers on this device yet. Please fill in the form first.');
      return;
    }
    setIsWorking(true);
    const outcome = await storeDraft(answers);
    setIsWorking(false);
    setTrouble(
      outcome.kind === 'refused'
        ? outcome.detail
        : outcome.kind === 'noLine'
          ? `${NO_LINE} ${SAFE}`
          : '',
    );
    if (outcome.kind === 'stored') {
      const lastDay = writtenDate(dayInLusaka(new Date(outcome.expiresAt)));
      setCarried({ code: outcome.code, lastDay });
    }
  }

  return (
    <>
      {!carried && (
        <button
          type="button"
          className="btn needs-script"
          onClick={makeCode}
          aria-disabled={isWorking}
        >
          {isWorking ? 'Making your code...' : 'Make a code'}
        </button>
      )}
      <div role="status">
        {trouble && <p>{trouble}</p>}
        {carried && <DraftCode {...carried} address={address} />}
      </div>
    </>
  );
}

function DraftCode({ code, lastDay, address }: Carried & { address: string }) {
  const message = `My code for the enrollment form is ${code}. I can enter it at ${address} until ${plainSpaces(lastDay)}.`;
  return (
    <>
      <p className="mb-g1">Your code</p>
      <p className="reference">{code}</p>
      <p>
        Write it down, or send it to yourself. Then open this page on the other device and enter the
        code. It works until {lastDay}. Anybody who has the code can read your answers, so show it
        to nobody.
      </p>
      <a
        className="btn line"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
      >
        Send to yourself by WhatsApp
      </a>
    </>
  );
}
