import { Link, useRevalidator } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignOutButton } from '#features/accounts/components/sign-out-button.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { usePhotographs } from '#features/papers/client/use-photographs.ts';
import { PaperList } from '#features/papers/components/paper-list.tsx';
import styles from '#features/papers/components/papers.css?url';
import { WhatHappens } from '#features/papers/components/what-happens.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { papersAt } from '../api/portal-addresses.ts';
import type { Route } from './+types/papers.ts';

const TITLE = 'Papers';

export const clientLoader = loadFrom(papersAt);
export const clientAction = makeChange;
export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = titled(TITLE);
export const HydrateFallback = () => <Loading title={TITLE} />;
export const ErrorBoundary = PrivateError;

export default function Papers({ loaderData, matches }: Route.ComponentProps) {
  const { reference, firstName, lead, isClosed } = loaderData;
  const { slug } = matches[0].loaderData.school;
  return (
    <AccountPage
      title={`Papers for ${firstName}`}
      lead={lead}
      above={<Link to={`/portal/applications/${reference}`}>Back to the application</Link>}
      isWide
    >
      <SignedIn>
        {() => (
          <>
            {isClosed && (
              <p className="note">This application is closed. The office needs no papers for it.</p>
            )}
            <h2 className="visually-hidden">The papers</h2>
            <PapersOfChild slug={slug} shown={loaderData} />
            <WhatHappens />
            <p className="small muted">Does somebody else use this phone too? Then sign out.</p>
            <SignOutButton />
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}

interface PapersOfChildProps {
  slug: string;
  shown: Route.ComponentProps['loaderData'];
}

function PapersOfChild({ slug, shown }: PapersOfChildProps) {
  const { send, isBusy } = useServerChange(papersAt);
  const { revalidate } = useRevalidator();
  const photographs = usePhotographs(slug, shown, () => void revalidate());
  return (
    <PaperList
      reference={shown.reference}
      level={3}
      papers={shown.papers}
      pass={shown.pass}
      mayTakeBack
      photographs={photographs}
      isBusy={isBusy}
      onChoose={({ id, changedAt = null }, way) => {
        const saved = { title: 'Saved', text: 'The office sees what you have said.' };
        send({ paper: id, way, seen: changedAt }, saved);
      }}
    />
  );
}
