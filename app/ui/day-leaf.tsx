import { dateParts, monthNames, type PlainDate } from '#lib/dates/plain-date.ts';

interface DayLeafProps {
  /** A day, or a word in its place. */
  date: PlainDate;
  cloth: 'dzuwa' | 'mphasa' | 'ngoma' | 'madzi';
  /** What stands there when there is no day. */
  words?: { large: string; small: string } | undefined;
}

/** A day as it is torn off a calendar, under a band of cloth. */
export function DayLeaf({ date, cloth, words }: DayLeafProps) {
  const parts = dateParts(date);
  return (
    <div className="card day">
      <i className={cloth} />
      {parts ? (
        <>
          <b>{parts.day}</b>
          <span>
            {monthNames[parts.month - 1]} {parts.year}
          </span>
        </>
      ) : (
        <>
          <b className="day-words">{words?.large ?? date}</b>
          {words && <span>{words.small}</span>}
        </>
      )}
    </div>
  );
}
