import { data } from 'react-router';
import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { writeAbout } from '#features/contact/conversation/answer.server.ts';
import { answerWordsSchema } from '#features/contact/conversation/answer-schema.ts';
import { listSaidAbout } from '#features/contact/conversation/read-conversation.server.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { whyNotCounted } from '#features/enrollment/guardians/guardian-moves.ts';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { openOfferLink } from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { papersOfPlaceIn } from '#features/papers/list-papers.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { retryAfter, tooManyRefusal } from '#lib/rate-limit/sender.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';
import {
  forgetOpenedLink,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import { OpenLinkAgain } from '../../shell/opened-link-page.tsx';
import type { Route } from './+types/offer.ts';
import { type AnswerToOffer, OfferByMail, type ShownOffer } from './offer-by-mail.tsx';
import { offerOf } from './offer-of.server.ts';

const answers = ['accepted', 'declined'] as const satisfies AnswerToOffer[];

const NOT_STORED =
  'The school’s website had a problem and could not take your answer. Please try again in a few minutes, or call us.';

export const middleware = [takeTokenFromAddress];

interface Page extends ShownOffer {
  title: string;
}

interface NoPage {
  /** Whether nothing says which link was opened: it was answered, or a while ago. */
  isForgotten: boolean;
}

type Shown = Page | NoPage;

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const page = await pageFor(context.get(services), token);
  const shown: Shown = page ?? { isForgotten: !token };
  return data(shown, { status: page ? 200 : 410, headers: secretPage });
}

/** What the page's forms post: the answer, which is asked about once more, or a question to the school. */
export async function action({ request, context }: Route.ActionArgs) {
  const school = context.get(services);
  const posted = await readPostedLink(request);
  const token = posted.get('token') ?? '';
  const opened = await openOfferLink(school, token);
  const show = async (more: Partial<Page>, status = 200, headers?: Record<string, string>) => {
    const page = await pageFor(school, token);
    const shown: Shown = page ? { ...page, ...more } : { isForgotten: !token };
    // Nothing is left to be answered by it: whoever has the phone next opens nothing.
    const isOver = !page?.offer || page.offer.isAnswered;
    const forgotten = isOver ? await forgetOpenedLink(request) : {};
    return data(shown, {
      status: page ? status : 410,
      headers: { ...secretPage, ...forgotten, ...headers },
    });
  };
  if (!opened) return show({});
  const answerIn = (field: string) => answers.find((one) => one === posted.get(field));
  const [asks, to] = [answerIn('to'), answerIn('sure')];
  const typed = posted.get('words');
  try {
    if (asks) return show({ asks });
    if (to) {
      const services = { ...school, papersOf: papersOfPlaceIn(school.content) };
      const result = await moveAsGuardian(services, opened, { to, seen: 'offered' });
      if (result.outcome === 'done') return show({});
      return show({ notCounted: whyNotCounted(result) }, 409);
    }
    if (typed === null) return show({});
    const parsed = v.safeParse(answerWordsSchema, typed);
    if (!parsed.success) {
      const refusal = { detail: parsed.issues[0].message, isOfField: true };
      return show({ words: typed, refusal }, 422);
    }
    const { reference: about, name, email } = opened;
    const said = { author: name, words: parsed.output, after: posted.get('after') ?? '' };
    const sent = { ...said, sender: context.get(sender) };
    const result = await writeAbout(school, { about, name, email }, sent);
    if (result.outcome !== 'tooMany') return show({ isSent: true });
    const refusal = { detail: tooManyRefusal(result).detail, isOfField: false };
    return show({ words: typed, refusal }, 429, retryAfter(result));
  } catch (error) {
    logUnexpected(school.log, error);
    const refusal = { detail: NOT_STORED, isOfField: false };
    return show({ words: typed ?? '', refusal }, 503);
  }
}

async function pageFor(
  school: Parameters<typeof openOfferLink>[0] & Parameters<typeof offerOf>[0],
  token: string,
): Promise<Page | undefined> {
  const opened = await openOfferLink(school, token);
  if (!opened) return undefined;
  const { reference, child, status } = opened;
  const { title, meaning } = enrollmentStatuses[status].told;
  const offer = await offerOf(school, reference);
  const said = await listSaidAbout(school.store.read, reference, school.clock.now());
  const empty = { words: '', isSent: false };
  const found = { token, reference, child, title, meaning, said, ...empty };
  return { ...found, ...(offer && { offer }) };
}

export const headers = pageHeaders;
export const links = () => [{ rel: 'stylesheet', href: offerStyles }];
export const meta = titled('Your offer');

export default function Offer({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const shown = actionData ?? loaderData;
  const page = 'token' in shown ? shown : undefined;
  const isForgotten = 'isForgotten' in shown && shown.isForgotten;
  return (
    <>
      <PageHead title={page?.title ?? 'Your offer'} lead={page?.meaning} isCompact />
      <section className="section">
        <div className="wrap wide">
          {page ? (
            <OfferByMail {...page} school={school} />
          ) : (
            <>
              {isForgotten ? <OpenLinkAgain /> : <p className="lead">This link no longer works.</p>}
              <p>
                You can answer in the <a href="/portal">parent portal</a>, or call{' '}
                <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>.
              </p>
            </>
          )}
        </div>
      </section>
    </>
  );
}
