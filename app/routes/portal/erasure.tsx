import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { ApplicationForGuardian } from '#features/enrollment/guardian-queries.server.ts';
import { AskFirst } from '#features/staff/components/ask-first.tsx';
import { deskGet, deskSend } from '#features/staff/desk-requests.ts';
import { useDeskChange } from '#features/staff/use-desk-change.ts';
import { Field } from '#ui/field.tsx';
import { PrivateError } from '../../shell/private-error.tsx';
import { portalLinks } from '../../shell/private-links.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/erasure.ts';
import { portalAddress } from './parts/portal-address.ts';

const TITLE = 'Erase this application';

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return deskGet<ApplicationForGuardian>(portalAddress(params.reference), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return deskSend(portalAddress(params.reference, 'erasure'), request, await request.json());
}

/** What was shown here is gone once it is erased; there is nothing to ask for anew. */
export function shouldRevalidate() {
  return false;
}

export const links = portalLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, TITLE);
}

export function HydrateFallback() {
  return <Loading title={TITLE} />;
}

export const ErrorBoundary = PrivateError;

export default function Erasure({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE} lead={loaderData.student}>
      <SignedIn>{() => <EraseForm application={loaderData} />}</SignedIn>
      <p>
        <Link to={`/portal/applications/${loaderData.reference}`}>Keep it, and go back</Link>
      </p>
    </AccountPage>
  );
}

function EraseForm({ application }: { application: ApplicationForGuardian }) {
  const { reference, isErasable } = application;
  const { send, isBusy, refusal } = useDeskChange();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const said = isErasable
    ? { title: 'Erased', text: `The school holds nothing under ${reference} any more.` }
    : { title: 'Asked', text: 'The office has your request and answers you.' };
  return (
    <>
      {isErasable ? (
        <p className="note">
          This removes the application, its history, its contact details and our mails about it,
          here and at the school. Nobody can bring it back. If you want a place later, you apply
          again.
        </p>
      ) : (
        <p className="note">
          Your child is enrolled, and the school must keep records of its students. The office looks
          at your request and answers you.
        </p>
      )}
      <Field
        id="reference"
        label={`To be sure, type the reference ${reference}`}
        error={refusal?.errors.find(({ field }) => field === 'reference')?.message}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <AskFirst
        trigger={isErasable ? 'Erase everything' : 'Ask the office to erase'}
        triggerClass="btn call"
        title={isErasable ? 'Erase it for good?' : 'Send this request?'}
        confirm={isErasable ? 'Yes, erase it' : 'Yes, ask the office'}
        isBusy={isBusy}
        onConfirm={(_form, close) => {
          close();
          send({ reference: typed }, said, () => navigate('/portal'));
        }}
      >
        <p>Reference {reference}</p>
      </AskFirst>
    </>
  );
}
