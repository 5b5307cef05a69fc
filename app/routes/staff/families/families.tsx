import { useState } from 'react';
import { data, useNavigate, useSearchParams } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { Role } from '#desk/roles.ts';
import { worksIn } from '#desk/rooms.ts';
import type { HeldInShort } from '#features/families/desk-requests.server.ts';
import { familyPrefixes } from '#features/submissions/kinds.ts';
import { readAnyReference } from '#lib/text/reference.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';
import { ApplicationsTable } from '../parts/applications-table.tsx';
import { HeldData } from '../parts/held-data.tsx';
import type { Route } from './+types/families.ts';

const addressOf = (reference: string) => `/api/staff/families/${encodeURIComponent(reference)}`;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Without a reference nothing else asks the server whether somebody may be here.
  const { roles } = await askServer<{ roles: Role[] }>('/api/staff/account', request);
  if (!worksIn(roles, 'families')) throw data(null, { status: 404 });
  const typed = new URL(request.url).searchParams.get('reference');
  if (!typed) return { held: undefined, isUnknown: false };
  const reference = readAnyReference(typed, familyPrefixes);
  try {
    const held =
      reference && (await askServer<HeldInShort>(`${addressOf(reference)}/held`, request));
    return { held: held || undefined, isUnknown: !held };
  } catch (thrown) {
    if (isNotFound(thrown)) return { held: undefined, isUnknown: true };
    throw thrown;
  }
}

/** What the authorized fetch throws for 404, in the router's own wrapping. */
function isNotFound(thrown: unknown): boolean {
  return (thrown as { init?: { status?: number } | null } | null)?.init?.status === 404;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const body: { about: string; reference: string } = await request.json();
  return sendChange(addressOf(body.about), request, { reference: body.reference });
}

export const shouldRevalidate = unlessUnreachable;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Families’ data');
}

export default function Families({ loaderData: { held, isUnknown } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useServerChange();
  const asked = search.get('reference') ?? '';
  const [typed, setTyped] = useState(asked);
  return (
    <DeskPage title="Families’ data">
      <section aria-labelledby="of-one">
        <h2 id="of-one">Of one family</h2>
        <p>
          A family may see what we keep about it, get a copy, or ask us to erase it. Check first
          that you are speaking with that family.
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ search: `?${new URLSearchParams({ reference: typed.trim() })}` });
          }}
        >
          <Field
            id="reference"
            label="Reference of the application, message or form"
            error={
              isUnknown && typed.trim() === asked
                ? 'We have nothing with this reference'
                : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <button type="submit" className="btn">
            Look it up
          </button>
        </form>
        {held && (
          <HeldData
            key={held.reference}
            held={held}
            address={addressOf(held.reference)}
            change={change}
          />
        )}
      </section>
      <ApplicationsTable />
    </DeskPage>
  );
}
