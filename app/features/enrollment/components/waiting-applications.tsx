import { WaitingLine } from '#ui/waiting-line.tsx';
import { sendWaitingApplications } from '../delivery.ts';
import { applicationsKey } from '../device-keys.ts';
import { RECEIVED } from '../notices.ts';

export function WaitingApplications({ slug }: { slug: string }) {
  return (
    <WaitingLine
      listKey={applicationsKey(slug)}
      words={(waiting) =>
        waiting === 1
          ? 'One application is saved on this device and not sent yet.'
          : `${waiting} applications are saved on this device and not sent yet.`
      }
      send={() => sendWaitingApplications(slug)}
      received={RECEIVED}
    />
  );
}
