import { useSyncExternalStore } from 'react';
import { data, Link } from 'react-router';
import { services } from '#app/services.server.ts';
import { ContinueDraft } from '#features/enrollment/components/continue-draft.tsx';
import { TakeDraftAlong } from '#features/enrollment/components/take-draft-along.tsx';
import { canSeal } from '#features/enrollment/draft-copy.ts';
import { pageHeaders, publicPage } from '#lib/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/another-device.ts';

/** What a browser can do does not change while the page is open. */
const never = () => () => {};

const PATH = '/enrollment/another-device';

export function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(services);
  return data({ slug: content.school.slug, address: publicUrl + PATH }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Continue on another device · ${matches[0].loaderData?.school.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function AnotherDevice({ loaderData }: Route.ComponentProps) {
  const { slug, address } = loaderData;
  const isOffered = useSyncExternalStore(never, canSeal, () => true);
  return (
    <>
      <PageHead
        title="Continue on another device"
        lead="Start the enrollment form on one phone or computer and finish it on another."
        isCompact
      />
      <section className="sec">
        <div className="wrap narrow">
          {!isOffered ? (
            <p>
              This browser is too old to protect your answers, so we do not send them. Please finish
              the form on this device, or use a newer browser.
            </p>
          ) : (
            <>
              <h2 className="mb-g2">Continue on another phone or computer</h2>
              <p className="mb-g3">
                We keep a copy of your answers at the school for seven days. Your device locks it
                first, and only your code opens it: we cannot read it.
              </p>
              <TakeDraftAlong slug={slug} address={address} />
              <h2 className="mt-g6 mb-g2">I have a code</h2>
              <ContinueDraft slug={slug} />
            </>
          )}
          <noscript>
            <p>
              This page needs JavaScript. Without it, please fill in{' '}
              <a href="/enrollment">the form</a> and send it before you close the page.
            </p>
          </noscript>
          <p className="mt-g6">
            <Link to="/enrollment">Back to the enrollment form</Link>
          </p>
        </div>
      </section>
    </>
  );
}
