import type { Ref } from 'react';
import type { School } from '#features/content/schemas.ts';
import type { Entry } from '#lib/submission-list.ts';
import { telephoneLink } from '#lib/telephone.ts';
import { SendNow } from '#ui/send-now.tsx';
import { sendWaitingApplications } from '../delivery.ts';
import { RECEIVED } from '../notices.ts';

interface NotSentYetProps {
  school: School;
  entry: Entry;
  ref?: Ref<HTMLHeadingElement>;
}

/** The truth when the school could not be reached: it is safe here, and not there yet. */
export function NotSentYet({ school, entry, ref }: NotSentYetProps) {
  const madeAt = new Date(entry.submissionDate);
  return (
    <div className="panel">
      <h2 ref={ref} tabIndex={-1}>
        Saved on this device, not sent yet
      </h2>
      <p className="lead">
        We could not reach the school. Your application is safe on this device.
      </p>
      <p>
        It was saved at{' '}
        <time dateTime={entry.submissionDate}>
          {madeAt.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })}
        </time>
        . It is sent by itself as soon as there is a connection, while this page is open or when you
        visit this site again with this device. You do not need to fill it in again.
      </p>
      <div className="row mb-g4">
        <SendNow send={() => sendWaitingApplications(school.slug)} received={RECEIVED} />
      </div>
      <p>
        You can also call us at{' '}
        <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>.
      </p>
    </div>
  );
}
