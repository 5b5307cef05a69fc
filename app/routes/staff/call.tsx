import { Link, useLocation, useNavigate } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { deskRooms } from '#desk/rooms.ts';
import { CallForm } from '#features/contact/desk/components/call-form.tsx';
import { makeChange } from '#requests/screen-requests.ts';

export const clientAction = makeChange;
export const meta = titled('A caller');

/** For a caller of whom the school has nothing: what they want becomes a message. */
export default function Call() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { path, all } = deskRooms.messages;
  return (
    <DeskPage title="What a caller wants" back={<Link to={path}>{all}</Link>}>
      <p>
        It stands in Messages, with your name. The caller gets a mail with the reference if you type
        an address, else nothing.
      </p>
      <CallForm
        typed={typeof state?.typed === 'string' ? state.typed : ''}
        onKept={(reference) => navigate(`${path}/${reference}`)}
      />
    </DeskPage>
  );
}
