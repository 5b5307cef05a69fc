import { data } from 'react-router';
import { type Services, services } from '#app/services.server.ts';
import { ClosePage } from '#app/shell/page/close-page.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import type { School } from '#features/content/schemas.ts';
import { notToldHere } from '#features/enrollment/enrollment-status.ts';
import comingStyles from '#features/enrollment/guardians/coming-dates.css?url';
import {
  type OpenedChild,
  openFamily,
} from '#features/enrollment/guardians/family-page/open-family.server.ts';
import { proveAddress } from '#features/enrollment/guardians/family-page/prove-address.server.ts';
import { sendFamilyLink } from '#features/enrollment/guardians/family-page/send-family-link.server.ts';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';
import {
  closeOpened,
  isClosing,
  leadTo,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import { ComingDates } from '../portal/parts/coming-dates.tsx';
import type { Route } from './+types/family-page.ts';
import { ChildPart } from './child-part.tsx';
import { type AskedFamily, type ShownFamily, showFamily } from './show-family.server.ts';
import {
  ClosedPage,
  EachChild,
  IsThisYourChild,
  NotTold,
  OtherChildren,
} from './ways-of-family.tsx';

/** In the cookie of the page: whether the other children were asked for. */
const ASKED = 'asked';

export const middleware = [takeTokenFromAddress];

type OpenPage = (ShownFamily | AskedFamily) & { isAsked: boolean };
type Shown = OpenPage | { isForgotten: boolean };

/** Looking changes nothing. What is told is asked anew each time: it ends with what somebody may know. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = await readOpenedLink(request);
  const token = opened.get('token') ?? '';
  const family = await showFamily(context.get(services), token);
  const isAsked = opened.has(ASKED);
  const shown: Shown = family ? { ...family, isAsked } : { isForgotten: !token };
  return data(shown, { status: family ? 200 : 410, headers: secretPage });
}

/** Says that a child is the reader's, asks for the others by mail, or closes the page on a phone that others use too. */
export async function action({ request, context }: Route.ActionArgs) {
  const school = context.get(services);
  const { publicUrl } = school;
  const posted = await readPostedLink(request);
  const token = posted.get('token') ?? '';
  const pressed = posted.get('press');
  if (isClosing(posted)) return closeOpened(request, '/status');
  // What is told is looked up by the page that this leads to: Back finds it, and sends nothing again.
  const query = new URLSearchParams({ token });
  if (pressed === 'mine') await proveAddress(school, token);
  if (pressed === 'others') {
    const opened = await openFamily(school, token);
    if (opened?.by === 'birthDate') await sendLinks(school, opened.children);
    query.set(ASKED, '1');
  }
  return leadTo('/status/family', `?${query}`, publicUrl);
}

async function sendLinks(school: Services, children: readonly OpenedChild[]): Promise<void> {
  for (const { reference, mayKnow } of children) {
    if (mayKnow === 'everything') await sendFamilyLink(school, reference);
  }
}

export const headers = pageHeaders;
export const links = () => [comingStyles, offerStyles].map((href) => ({ rel: 'stylesheet', href }));
export const meta = titled('Your family');

/** All that a family wants to know of its children, for whoever knows a birth date or reads our mail. */
export default function FamilyPage({ loaderData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const phone = <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>;
  return (
    <>
      <PageHead title={titleOf(loaderData)} isCompact />
      <section className="section">
        <div className="wrap narrow">
          {'token' in loaderData ? (
            <Opened family={loaderData} school={school} />
          ) : (
            <ClosedPage isForgotten={loaderData.isForgotten} />
          )}
          <p className="mt-g5">Questions? Call {phone} and say your reference.</p>
          {'token' in loaderData && (
            <>
              <a href="/status">Check another one</a>
              <ClosePage token={loaderData.token} />
            </>
          )}
        </div>
      </section>
    </>
  );
}

function Opened({ family, school }: { family: OpenPage; school: School }) {
  if (family.by === 'unproven') return <IsThisYourChild {...family} />;
  const { children, by, coming, token, isAsked } = family;
  if (children.length === 0) return <NotTold />;
  return (
    <>
      {children.length > 1 && <EachChild list={children} />}
      {children.map((child) => (
        <ChildPart key={child.reference} child={child} by={by} school={school} />
      ))}
      <div className="mt-g6">
        <ComingDates dates={coming} />
      </div>
      {by === 'birthDate' && <OtherChildren token={token} isAsked={isAsked} />}
    </>
  );
}

function titleOf(shown: Shown): string {
  if (!('token' in shown)) return 'Your family';
  if (shown.by === 'unproven') return 'Is this your child?';
  if (shown.children.length === 0) return notToldHere.title;
  return shown.children.length === 1 ? 'Your child' : 'Your children';
}
