import { startInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { type TimeLeft, timeUntil } from '../openings/countdown.ts';
import { countDown } from '../openings/countdown-in-page.ts';

const ID = 'countdown';

interface CountdownProps {
  openingDay: string;
  /** What was left when the server rendered the page. */
  timeLeft: TimeLeft | undefined;
  /** What it says once nothing is left. */
  opened: string;
}

/**
 * The date of the Grand Opening and four milestones that count down to it, each second. Once it is over for the school,
 * no phone whose clock is behind counts down to it.
 */
export function Countdown({ openingDay, timeLeft, opened }: CountdownProps) {
  const opensAt = startInLusaka(openingDay).getTime();
  return (
    <div id={ID} className="opening-day">
      <h2>Grand Opening: {writtenDate(openingDay)}</h2>
      <p className="lead" hidden={Boolean(timeLeft)}>
        {opened}
      </p>
      <div role="timer" aria-label="Time until the grand opening" hidden={!timeLeft}>
        <ul className="count">
          <Milestone value={timeLeft?.days} unit="days" />
          <Milestone value={timeLeft?.hours} unit="hours" />
          <Milestone value={timeLeft?.minutes} unit="minutes" />
          <Milestone value={timeLeft?.seconds} unit="seconds" isSilent />
        </ul>
      </div>
      {timeLeft && (
        <InlineScript
          text={import.meta.env.SSR ? `(${countDown})("${ID}",${opensAt},${timeUntil})` : ''}
        />
      )}
    </div>
  );
}

interface MilestoneProps {
  value: number | undefined;
  unit: string;
  /** Seconds are not read aloud. */
  isSilent?: boolean;
}

function Milestone({ value = 0, unit, isSilent }: MilestoneProps) {
  return (
    <li aria-hidden={isSilent}>
      <b>{String(value).padStart(2, '0')}</b>
      <span>{unit}</span>
    </li>
  );
}
