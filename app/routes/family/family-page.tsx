import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { notToldHere } from '#features/enrollment/enrollment-status.ts';
import comingStyles from '#features/enrollment/guardians/coming-dates.css?url';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import {
  forgetOpenedLink,
  leadTo,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import { ComingDates } from '../portal/parts/coming-dates.tsx';
import type { Route } from './+types/family-page.ts';
import { ChildPart } from './child-part.tsx';
import { type ShownFamily, showFamily } from './show-family.server.ts';

export const middleware = [takeTokenFromAddress];

type Shown = ShownFamily | { isForgotten: boolean };

/** Looking changes nothing. What is told is asked anew each time: it ends with what somebody may know. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const family = await showFamily(context.get(services), token);
  const shown: Shown = family ?? { isForgotten: !token };
  return data(shown, { status: family ? 200 : 410, headers: secretPage });
}

/** Closes the page on a phone that others use too. */
export async function action({ request, context }: Route.ActionArgs) {
  await readPostedLink(request);
  const answer = await leadTo('/status', '', context.get(services).publicUrl);
  answer.headers.set('Set-Cookie', (await forgetOpenedLink(request))['Set-Cookie']);
  return answer;
}

export const headers = pageHeaders;
export const links = () => [comingStyles, offerStyles].map((href) => ({ rel: 'stylesheet', href }));
export const meta = titled('Your family');

/** All that a family wants to know of its children, for whoever knows a birth date or reads our mail. */
export default function FamilyPage({ loaderData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const family = 'token' in loaderData ? loaderData : undefined;
  return (
    <>
      <PageHead title={titleOf(family)} isCompact picture={<Picture name="messenger" isFirst />} />
      <section className="section">
        <div className="wrap narrow">
          {!family && (
            <Closed isForgotten={'isForgotten' in loaderData && loaderData.isForgotten} />
          )}
          {family?.children.map((child) => (
            <ChildPart key={child.reference} child={child} by={family.by} school={school} />
          ))}
          {family && family.children.length === 0 && <NotTold />}
          {family && family.children.length > 0 && <ComingDates dates={family.coming} />}
          <p className="mt-g5">
            Questions? Call{' '}
            <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a> and say
            your reference.
          </p>
          {family && <a href="/status">Check another one</a>}
          {family && <Close token={family.token} />}
        </div>
      </section>
    </>
  );
}

function titleOf(family: ShownFamily | undefined): string {
  if (!family) return 'Your family';
  if (family.children.length === 0) return notToldHere.title;
  return family.children.length === 1 ? 'Your child' : 'Your children';
}

function NotTold() {
  return (
    <>
      <p className="lead">{notToldHere.meaning}</p>
      <p>{notToldHere.awaited}</p>
    </>
  );
}

/** The page was open for its quarter of an hour, or what opened it does so no more. */
function Closed({ isForgotten }: { isForgotten: boolean }) {
  return (
    <>
      <p className="lead">
        {isForgotten ? 'This page is closed again.' : 'This link no longer works.'}
      </p>
      <p>
        {isForgotten && 'It closes after 15 minutes, because other people may use this phone. '}
        Please <a href="/status">look up the application</a> again, or open the link in our newest
        mail.
      </p>
    </>
  );
}

function Close({ token }: { token: string }) {
  return (
    <form method="post" className="mt-g5">
      <input type="hidden" name="token" value={token} />
      <p className="small muted">
        This page closes by itself after 15 minutes. On a phone that others use too, close it now.
      </p>
      <button type="submit" className="btn line">
        Close this page
      </button>
    </form>
  );
}
