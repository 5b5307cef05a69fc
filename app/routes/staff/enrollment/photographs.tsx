import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { deskRooms } from '#desk/rooms.ts';
import styles from '#features/papers/components/papers.css?url';
import { papersAtDesk } from '#features/papers/desk/paper-at.ts';
import { PhotographQueue } from '#features/papers/desk/photograph-queue.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { photographsAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/photographs.ts';

const TITLE = 'Photographs of papers';

export const clientLoader = loadFrom(photographsAt);
export const clientAction = makeChange;
export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = titled(TITLE);

export default function Photographs({ loaderData: { photographs } }: Route.ComponentProps) {
  const change = useServerChange(papersAtDesk);
  return (
    <DeskPage title={TITLE} back={<Link to={deskRooms.enrollment.path}>All applications</Link>}>
      {photographs.length === 0 ? (
        <p className="note ok">Every photograph has been looked at.</p>
      ) : (
        <PhotographQueue photographs={photographs} change={change} />
      )}
    </DeskPage>
  );
}
