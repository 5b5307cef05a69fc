import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { AnotherDevice } from '#features/enrollment/form/components/another-device.tsx';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/another-device.ts';

const PATH = '/enrollment/another-device';

export function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(services);
  return data({ slug: content.school.slug, address: publicUrl + PATH }, { headers: publicPage });
}

export const headers = pageHeaders;
export const meta = titled('Continue on another device');

export default function AnotherDeviceScreen({ loaderData }: Route.ComponentProps) {
  const { slug, address } = loaderData;
  return (
    <>
      <PageHead
        title="Continue on another device"
        lead="Start the enrollment form on one phone or computer and finish it on another."
        isCompact
      />
      <section className="section">
        <div className="wrap narrow">
          <Island name="anotherDevice" component={AnotherDevice} props={{ slug, address }} />
          <noscript>
            <p>
              This page needs JavaScript. Without it, please fill in{' '}
              <a href="/enrollment">the form</a> and send it before you close the page.
            </p>
          </noscript>
          <p className="mt-g6">
            <a href="/enrollment">Back to the enrollment form</a>
          </p>
        </div>
      </section>
    </>
  );
}
