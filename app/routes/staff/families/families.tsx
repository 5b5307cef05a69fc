import { Link, redirect } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { deskRooms } from '#desk/rooms.ts';
import { CALL_SCREEN } from '#features/contact/desk/messages-at.ts';
import { readFamilyReference } from '#features/submissions/kinds.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { askServer } from '#requests/server-requests.ts';
import { firstFamiliesAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/families.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // An address that was kept with a reference in it leads to that family.
  const typed = new URL(request.url).searchParams.get('reference');
  const reference = typed && readFamilyReference(typed);
  if (reference) throw redirect(`${deskRooms.families.path}/${reference}`);
  return askServer(firstFamiliesAt, request);
}

export const meta = titled(deskRooms.families.name);

const at = (reference: string) => `${deskRooms.families.path}/${reference}`;

/** The families that were open last, and which may belong together; the field of the bar finds every other. */
export default function Families({ loaderData: { opened, questions } }: Route.ComponentProps) {
  const now = new Date();
  return (
    <DeskPage title={deskRooms.families.name}>
      <p>
        The field at the top finds a family by a name, a phone number, an address or a reference. We
        have nothing of a caller? <Link to={CALL_SCREEN}>Type in what the caller wants</Link>.
      </p>
      <section aria-labelledby="opened-title">
        <div className="ruled">
          <h2 id="opened-title">You opened last</h2>
        </div>
        {opened.length === 0 && <p className="muted">No family yet.</p>}
        <ul className="bare family-people">
          {opened.map(({ reference, name, children, at: openedAt }) => (
            <li key={reference}>
              <Link to={at(reference)} dir="auto">
                {name}
              </Link>
              <span className="small muted" dir="auto">
                {children} · {shortInstant(openedAt, now)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions-title">
        <div className="ruled">
          <h2 id="questions-title">Do they belong together?</h2>
        </div>
        {questions.length === 0 && (
          <p className="muted">Nothing to decide about the newest applications.</p>
        )}
        <ul className="bare family-people">
          {questions.map(({ reference, names, reasons }) => (
            <li key={`${reference} ${names.join()}`}>
              <Link to={at(reference)} dir="auto">
                {names.join(' and ')}
              </Link>
              <span className="small muted" dir="auto">
                {capitalized(reasons.join(', '))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link to={`${deskRooms.enrollment.path}/sheet`}>
          Print or save a list of the applications
        </Link>
      </p>
    </DeskPage>
  );
}
