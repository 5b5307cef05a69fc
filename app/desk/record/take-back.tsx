import { timeInLusaka } from '#lib/dates/when-in-words.ts';

interface TakeBackProps {
  /** The status that was just reached, as the office calls it. */
  what: string;
  until: string;
  isBusy: boolean;
  onTakeBack(said: { title: string; text: string }): void;
}

/** The way back from the last step, as long as nobody outside has heard of it. */
export function TakeBack({ what, until, isBusy, onTakeBack }: TakeBackProps) {
  return (
    <p className="undo">
      <button
        type="button"
        className="btn sm line"
        aria-disabled={isBusy}
        onClick={() =>
          onTakeBack({ title: 'Taken back', text: 'The mail of this step is not sent.' })
        }
      >
        Take back “{what}”
      </button>{' '}
      <span className="small">until {timeInLusaka(new Date(until))}</span>
    </p>
  );
}
