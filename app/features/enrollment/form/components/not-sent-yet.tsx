import type { Ref } from 'react';
import type { Entry } from '#forms/device/submission-list.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { timeInLusaka, writtenMoment } from '#lib/dates/when-in-words.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { applicationsKey } from '../device-keys.ts';
import type { SchoolToAsk } from './after-submit.tsx';

interface NotSentYetProps {
  school: SchoolToAsk;
  entry: Entry;
  ref?: Ref<HTMLHeadingElement>;
}

/** The truth about what has not arrived: it is safe here and not there yet, or the school could not take it. */
export function NotSentYet({ school, entry, ref }: NotSentYetProps) {
  const madeAt = new Date(entry.submissionDate);
  const isToday = dayInLusaka(madeAt) === dayInLusaka(new Date());
  const isKept = !isOnlyInMemory(applicationsKey(school.slug));
  const refusal = entry.delivery?.refusal;
  if (refusal) {
    return (
      <div className="panel">
        <h2 ref={ref} tabIndex={-1} className="mb-g4">
          The school could not take your application
        </h2>
        <p className="lead">{refusal.detail}</p>
        <p>
          Your answers are still {isKept ? 'on this device' : 'in this page: please leave it open'}.
          Put them back into the form to correct them.
        </p>
      </div>
    );
  }
  return (
    <div className="panel">
      <h2 ref={ref} tabIndex={-1} className="mb-g4">
        {isKept ? 'Saved on this device, not sent yet' : 'Not sent yet'}
      </h2>
      <p className="lead">
        We could not reach the school.{' '}
        {isKept
          ? 'Your application is safe on this device.'
          : 'This device could not keep your application: please leave this page open until it is sent.'}
      </p>
      <p>
        You pressed Submit Application {isToday ? 'at' : 'on'}{' '}
        <time dateTime={entry.submissionDate}>
          {isToday ? timeInLusaka(madeAt) : writtenMoment(madeAt)}
        </time>
        . It is sent by itself as soon as there is a connection, while this page is open
        {isKept && ' or when you visit this site again with this device'}. You do not need to fill
        it in again.
      </p>
      <p>
        <LinkedText text={`You can also call us at ${school.admissionsPhone}.`} />
      </p>
    </div>
  );
}
