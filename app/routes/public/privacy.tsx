import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import type { PrivacyContent, School } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { keptOnDevice } from '#features/submissions/kept-on-device.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { Facts } from '#ui/text/facts.tsx';
import { Points } from '#ui/text/points.tsx';
import { ProsePage } from '#ui/text/prose-page.tsx';
import type { Route } from './+types/privacy.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const page = allFilledIn(content.privacy, schoolFacts(content));
  return data(
    { page: toJsonText(page), controller: controllerFacts(page, content.school) },
    { headers: publicPage },
  );
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData && parseJsonText(loaderData.page);
  return pageMeta(args, { title: page?.title, description: page?.lead });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const page = parseJsonText(loaderData.page);
  return (
    <ProsePage
      page={page}
      updated={writtenDate(page.updatedOn)}
      after={{
        'who-we-are': <Facts facts={loaderData.controller} />,
        'your-device': <OnYourDevice />,
      }}
    />
  );
}

/** What is kept there, and the button that removes it. */
function OnYourDevice() {
  return (
    <>
      <Points points={keptOnDevice.map(({ says }) => says)} />
      <noscript>
        <p>Without JavaScript only cookies are kept.</p>
      </noscript>
      <p className="needs-script">
        On a shared phone or computer, press this button when you are done. It removes all of this
        from the device. It also stands below our forms.
      </p>
      <ClearDevice />
    </>
  );
}

/** What the law wants to stand here about the school; what the school has not given yet is left out. */
function controllerFacts(page: PrivacyContent, school: School) {
  const { registrationNumber, dataProtectionOfficer: officer } = page;
  const reach = officer ? [officer.name, officer.phone, officer.email] : [];
  return [
    { name: 'Address', text: school.address.join(', ') },
    { name: 'Phone', text: school.phone, href: telephoneLink(school.phone) },
    { name: 'Email', text: school.email, href: `mailto:${school.email}` },
    { name: 'Data protection officer', text: reach.filter(Boolean).join(', ') },
    { name: 'Registered with the Data Protection Commissioner', text: registrationNumber ?? '' },
  ].filter(({ text }) => text !== '');
}
