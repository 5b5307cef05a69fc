import { data } from 'react-router';
import { type Services, sender, services } from '#app/services.server.ts';
import { ClosePage } from '#app/shell/page/close-page.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AnswerIsThere, LostWords } from '#features/contact/components/conversation-by-link.tsx';
import type { School } from '#features/content/schemas.ts';
import comingStyles from '#features/enrollment/guardians/coming-dates.css?url';
import { ComingDates } from '#features/enrollment/guardians/components/coming-dates.tsx';
import { notToldHere } from '#features/enrollment/guardians/family-page/not-told-here.ts';
import {
  type OpenedChild,
  openFamily,
} from '#features/enrollment/guardians/family-page/open-family.server.ts';
import { proveAddress } from '#features/enrollment/guardians/family-page/prove-address.server.ts';
import { sendFamilyLink } from '#features/enrollment/guardians/family-page/send-family-link.server.ts';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { readSent } from '#forms/sent-address.server.ts';
import { givenBack, pageHeaders, secretPage } from '#lib/http/public-page.ts';
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
import type { Route } from './+types/family-page.ts';
import { answerComingBack } from './answer-coming-back.server.ts';
import { ChildPart } from './child-part.tsx';
import { MessageNotTaken } from './messages-about-child.tsx';
import {
  ClosedPage,
  EachChild,
  IsThisYourChild,
  NotTold,
  OtherChildren,
} from './parts-of-family.tsx';
import { sayNextYearFromPage } from './say-next-year.server.ts';
import { showFamily } from './show-family.server.ts';
import { FAMILY_PAGE, type OpenPage, type Sent, type Shown } from './shown-page.ts';
import { writeFromPage } from './write-from-page.server.ts';

/** In the cookie of the page: whether the other children were asked for. */
const ASKED = 'asked';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing. What is told is asked anew each time: it ends with what somebody may know. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { secret, clock } = school;
  const opened = await readOpenedLink(request);
  const token = opened.get('token') ?? '';
  const family = await showFamily(school, token);
  const sent = readSent<Sent>(request, { secret, now: clock.now() });
  const isAsked = opened.has(ASKED);
  const shown: Shown = family ? { ...family, ...sent, isAsked } : { isForgotten: !token, ...sent };
  return data(shown, { status: family || sent ? 200 : 410, headers: secretPage });
}

/**
 * Says that a child is the reader's, or whether it comes back; asks for the others by mail, writes to the school about
 * one, or closes the page on a phone that others use too.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const school = context.get(services);
  const { publicUrl } = school;
  const posted = await readPostedLink(request);
  const token = posted.get('token') ?? '';
  const pressed = posted.get('press');
  if (isClosing(posted)) return closeOpened(request, '/status');
  if (posted.has('about')) return writeFromPage(school, posted, context.get(sender));
  if (posted.has('comesBack')) return press(school, posted, answerComingBack, 'comes-back');
  if (posted.has('nextYear')) return press(school, posted, sayNextYearFromPage, 'chance');
  // What is told is looked up by the page that this leads to: Back finds it, and sends nothing again.
  const query = new URLSearchParams({ token });
  if (pressed === 'mine') await proveAddress(school, token);
  if (pressed === 'others') {
    const opened = await openFamily(school, token);
    if (opened?.by === 'birthDate') await sendLinks(school, opened.children);
    query.set(ASKED, '1');
  }
  return leadTo(FAMILY_PAGE, `?${query}`, publicUrl);
}

/** One press about one child; what it says stands in that part of the page. */
async function press(
  school: Services,
  posted: URLSearchParams,
  take: (school: Services, posted: URLSearchParams) => Promise<string | undefined>,
  part: string,
) {
  const refused = await take(school, posted);
  if (refused) {
    return data({ refused } satisfies Shown, {
      status: 409,
      headers: { ...secretPage, ...givenBack },
    });
  }
  const token = posted.get('token') ?? '';
  const about = encodeURIComponent(posted.get('child') ?? '');
  const page = `${FAMILY_PAGE}#${about}-${part}`;
  return leadTo(page, `?${new URLSearchParams({ token })}`, school.publicUrl);
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
export default function FamilyPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const shown: Shown = actionData ?? loaderData;
  const { school } = matches[0].loaderData;
  const phone = <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>;
  return (
    <>
      <PageHead title={titleOf(shown)} isShort />
      <section className="section">
        <div className="wrap narrow" data-first-letters>
          <div className="mb-g4" data-enhance="child-messages" />
          {'by' in shown ? (
            <Opened family={shown} school={school} />
          ) : 'notTaken' in shown ? (
            <MessageNotTaken notTaken={shown.notTaken} slug={school.slug} />
          ) : 'refused' in shown ? (
            <>
              <p role="alert">{shown.refused}</p>
              <a href={FAMILY_PAGE}>Back to the page of your children</a>
            </>
          ) : (
            <>
              {shown.wrote && <AnswerIsThere reference={shown.wrote} />}
              <ClosedPage isForgotten={shown.isForgotten} />
              {shown.lost && <LostWords words={shown.lost} />}
            </>
          )}
          <p className="mt-g5">Questions? Call {phone} and say your reference.</p>
          {'by' in shown && (
            <>
              <a href="/status">Check another one</a>
              <ClosePage token={shown.token} />
            </>
          )}
        </div>
      </section>
    </>
  );
}

function Opened({ family, school }: { family: OpenPage; school: School }) {
  if (family.by === 'unproven') return <IsThisYourChild {...family} />;
  const { children, by, coming, token, isAsked, wrote } = family;
  if (children.length === 0) return <NotTold />;
  return (
    <>
      {children.length > 1 && <EachChild list={children} />}
      {children.map((child) => (
        <ChildPart key={child.reference} {...{ child, by, token, wrote, school }} />
      ))}
      <div className="mt-g6">
        <ComingDates dates={coming} />
      </div>
      {by === 'birthDate' && <OtherChildren token={token} isAsked={isAsked} />}
    </>
  );
}

function titleOf(shown: Shown): string {
  if (!('by' in shown)) return 'Your family';
  if (shown.by === 'unproven') return 'Is this your child?';
  if (shown.children.length === 0) return notToldHere.title;
  return shown.children.length === 1 ? 'Your child' : 'Your children';
}
