import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { TextToCopy } from '#ui/fields/text-to-copy.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import { comeByInWords } from '../come-by.ts';

interface AskFamiliesProps {
  change: ServerChange<{ change: 'askToComeBy'; isAsking: boolean }>;
  restoredAt: string;
  /** Since when every page says it; null while none does. */
  askedAt: string | null;
  /** Of the website. */
  address: string;
}

/** One press that puts the line on every page, and the same as a text for groups. */
export function AskFamilies({ change, restoredAt, askedAt, address }: AskFamiliesProps) {
  const { send, isBusy } = change;
  const { ask, why } = comeByInWords(restoredAt);
  function press(isAsking: boolean, title: string, text: string) {
    if (!isBusy) send({ change: 'askToComeBy', isAsking }, { title, text });
  }
  return (
    <section aria-labelledby="ask-families">
      <h2 id="ask-families">Ask families to come by</h2>
      {askedAt === null ? (
        <>
          <p>One press puts this on the red line at the top of every page:</p>
          <blockquote>
            <p>
              <b>{ask}</b> {why}
            </p>
          </blockquote>
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => press(true, 'On the website', 'Every page says it now.')}
          >
            Show this on the website
          </button>
        </>
      ) : (
        <p className="note row">
          <span>
            Every page says since {dayMonthYear(dayInLusaka(new Date(askedAt)))}: “{ask}”. It ends
            by itself when nothing is known to be missing any more, and after 30 days.
          </span>
          <SmallButton
            aria-disabled={isBusy}
            onClick={() => press(false, 'Taken off', 'No page says it any more.')}
          >
            Take it off
          </SmallButton>
        </p>
      )}
      <div className="mt-g5">
        <TextToCopy
          id="come-by-text"
          label="Text for groups and letters"
          rows={4}
          text={plainSpaces(`${ask}. ${why}\n${address}`)}
          next="Paste it into the groups of the parents."
        />
      </div>
    </section>
  );
}
