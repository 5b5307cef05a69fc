import { useEntries } from '#lib/use-entries.ts';
import { SendNow } from '#ui/send-now.tsx';
import { sendWaitingMessages } from '../delivery.ts';
import { messagesKey } from '../device-keys.ts';
import { MESSAGE_SENT } from '../notices.ts';

/** Above the form: what was written on this device and has not reached the school. */
export function WaitingMessages({ slug }: { slug: string }) {
  const entries = useEntries(messagesKey(slug)) ?? [];
  const waiting = entries.filter((entry) => entry.delivery?.hasReachedSchool === false).length;
  if (waiting === 0) return null;
  return (
    <section className="note" aria-label="Not sent yet">
      <p>
        {waiting === 1
          ? 'One message is saved on this device and not sent yet.'
          : `${waiting} messages are saved on this device and not sent yet.`}{' '}
        You do not need to write it again: it goes out as soon as there is a connection, while this
        site is open or when you visit it again.
      </p>
      <div className="row">
        <SendNow send={() => sendWaitingMessages(slug)} received={MESSAGE_SENT} />
      </div>
    </section>
  );
}
