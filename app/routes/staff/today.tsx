import { Link, useRouteLoaderData } from 'react-router';
import { DeskPage } from '#features/staff/components/desk-page.tsx';
import { roomsFor } from '#features/staff/desk-rooms.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/today.ts';
import type { clientLoader as frameLoader } from './frame.tsx';

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Today');
}

export default function Today() {
  const staff = useRouteLoaderData<typeof frameLoader>('routes/staff/frame');
  const rooms = roomsFor(staff?.roles ?? []).slice(1);
  return (
    <DeskPage title="Today">
      <ul>
        {rooms.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
