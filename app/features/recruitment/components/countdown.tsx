import { useEffect, useState } from 'react';
import { startInLusaka, writtenDate } from '#lib/plain-date.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { type TimeLeft, timeUntil } from '../countdown.ts';
import { countDownEarly } from '../early-countdown.ts';

const ID = 'countdown';
const OPENED = 'We are preparing for our grand opening!';
const SECOND_MS = 1000;

interface CountdownProps {
  openingDay: string;
  /** What was left when the server rendered the page. */
  timeLeft: TimeLeft | undefined;
}

/** The date of the Grand Opening and four milestones that count down to it, each second. */
export function Countdown({ openingDay, timeLeft }: CountdownProps) {
  const opensAt = startInLusaka(openingDay).getTime();
  const [left, setLeft] = useState(timeLeft);
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    const tick = () => setLeft(timeUntil(opensAt, Date.now()));
    setIsAwake(true);
    tick();
    const ticking = setInterval(tick, SECOND_MS);
    return () => clearInterval(ticking);
  }, [opensAt]);

  return (
    <div id={ID} className="opening-day" data-awake={isAwake ? '' : undefined}>
      <h2>Grand Opening: {writtenDate(openingDay)}</h2>
      {/* The early script may have changed what the server rendered; the next tick puts React's own in its place. */}
      <p className="lead" hidden={Boolean(left)} suppressHydrationWarning>
        {OPENED}
      </p>
      <div
        role="timer"
        aria-label="Time until the grand opening"
        hidden={!left}
        suppressHydrationWarning
      >
        <ul className="count">
          <Milestone value={left?.days} unit="days" />
          <Milestone value={left?.hours} unit="hours" />
          <Milestone value={left?.minutes} unit="minutes" />
          <Milestone value={left?.seconds} unit="seconds" isSilent />
        </ul>
      </div>
      <InlineScript
        text={import.meta.env.SSR ? `(${countDownEarly})("${ID}",${opensAt},${timeUntil})` : ''}
      />
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
      <b suppressHydrationWarning>{String(value).padStart(2, '0')}</b>
      <span>{unit}</span>
    </li>
  );
}
