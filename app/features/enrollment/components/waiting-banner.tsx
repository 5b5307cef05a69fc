import { useEntries } from '#lib/use-entries.ts';
import { SendNow } from '#ui/send-now.tsx';
import { sendWaitingApplications } from '../delivery.ts';
import { applicationsKey } from '../device-keys.ts';
import { RECEIVED } from '../notices.ts';

/** Above the form: what was finished on this device and has not reached the school. */
export function WaitingBanner({ slug }: { slug: string }) {
  const entries = useEntries(applicationsKey(slug)) ?? [];
  const waiting = entries.filter((entry) => entry.delivery?.hasReachedSchool === false).length;
  if (waiting === 0) return null;
  return (
    <section className="note" aria-label="Not sent yet">
      <p>
        {waiting === 1
          ? 'One application is saved on this device and not sent yet.'
          : `${waiting} applications are saved on this device and not sent yet.`}
      </p>
      <div className="row">
        <SendNow send={() => sendWaitingApplications(slug)} received={RECEIVED} />
      </div>
    </section>
  );
}
