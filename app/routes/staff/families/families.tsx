import { useState } from 'react';
import { data, Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import { readFamilyReference } from '#features/submissions/kinds.ts';
import { askServer } from '#requests/server-requests.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { heldAt, staffAccountAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/families.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Without a reference nothing else asks the server whether somebody may be here.
  const { roles } = await askServer(staffAccountAt, request);
  if (!worksIn(roles, 'families')) throw data(null, { status: 404 });
  const typed = new URL(request.url).searchParams.get('reference');
  if (!typed) return { isUnknown: false };
  const reference = readFamilyReference(typed);
  if (!reference) return { isUnknown: true };
  try {
    await askServer(heldAt.at(reference), request);
  } catch (thrown) {
    if (isNotFound(thrown)) return { isUnknown: true };
    throw thrown;
  }
  throw redirect(`${deskRooms.families.path}/${reference}`);
}

/** What the authorized fetch throws for 404, in the router's own wrapping. */
function isNotFound(thrown: unknown): boolean {
  return (thrown as { init?: { status?: number } | null } | null)?.init?.status === 404;
}

export const meta = titled(deskRooms.families.name);

/** The way to a family by the reference that it says, and to the lists of all applications. */
export default function Families({ loaderData: { isUnknown } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('reference') ?? '';
  const [typed, setTyped] = useState(asked);
  return (
    <DeskPage title={deskRooms.families.name}>
      <section aria-labelledby="of-one">
        <h2 id="of-one">One family</h2>
        <p>
          By a name or a phone number you find a family with the search above. Its page shows all
          that we keep about it, hands it a copy, and erases it.
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ search: `?${new URLSearchParams({ reference: typed.trim() })}` });
          }}
        >
          <InputField
            id="reference"
            label="Reference of the application, message or form"
            error={
              isUnknown && typed.trim() === asked
                ? 'We have nothing with this reference'
                : undefined
            }
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn">
            Look it up
          </button>
        </form>
      </section>
      <p>
        <Link to={`${deskRooms.enrollment.path}/sheet`}>
          Print or save a list of the applications
        </Link>
      </p>
    </DeskPage>
  );
}
