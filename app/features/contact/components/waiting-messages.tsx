import { WaitingLine } from '#ui/waiting-line.tsx';
import { sendWaitingMessages } from '../delivery.ts';
import { messagesKey } from '../device-keys.ts';
import { MESSAGE_SENT } from '../notices.ts';

const AND_THEN =
  'You do not need to write it again: it goes out as soon as there is a connection, while this site is open or when you visit it again.';

export function WaitingMessages({ slug }: { slug: string }) {
  return (
    <WaitingLine
      listKey={messagesKey(slug)}
      words={(waiting) =>
        waiting === 1
          ? `One message is saved on this device and not sent yet. ${AND_THEN}`
          : `${waiting} messages are saved on this device and not sent yet. ${AND_THEN}`
      }
      send={() => sendWaitingMessages(slug)}
      received={MESSAGE_SENT}
    />
  );
}
