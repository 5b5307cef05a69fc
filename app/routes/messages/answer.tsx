import { data } from 'react-router';
import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { ConversationByLink } from '#features/contact/components/conversation-by-link.tsx';
import { answerByLink, openAnswerLink } from '#features/contact/conversation/answer.server.ts';
import { answerWordsSchema } from '#features/contact/conversation/answer-schema.ts';
import type { SaidToFamily } from '#features/contact/conversation/read-conversation.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
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
import type { Route } from './+types/answer.ts';

/** What the page shows of a conversation, and what has become of an answer. */
interface Shown {
  token: string;
  conversation?: { reference: string; said: SaidToFamily[] };
  /** As our letters call the child that it is about; none for a message of the contact form. */
  child?: string;
  words: string;
  isSent: boolean;
  refusal?: { detail: string; isOfField: boolean };
}

const NOT_STORED =
  'The school’s website had a problem and could not take your answer. It is still in the form. Please press Send answer again in a few minutes, or call us.';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const opened = await openAnswerLink(context.get(services), token, findReceivers);
  const shown: Shown = { token, words: '', isSent: false, ...conversationOf(opened) };
  return data(shown, { status: opened ? 200 : 410, headers: secretPage });
}

/** The answer as the page's form posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services);
  const posted = await readPostedLink(request);
  const [token, words] = [posted.get('token') ?? '', posted.get('words') ?? ''];
  const opened = await openAnswerLink(all, token, findReceivers);
  const answer = (shown: Partial<Shown>, status: number, more?: Record<string, string>) =>
    data(
      { token, words, isSent: false, ...conversationOf(opened), ...shown },
      { status, headers: { ...secretPage, ...more } },
    );
  const forgotten = () => forgetOpenedLink(request);
  if (!opened) return answer({}, 410, await forgotten());
  const parsed = v.safeParse(answerWordsSchema, words);
  if (!parsed.success) {
    return answer({ refusal: { detail: parsed.issues[0].message, isOfField: true } }, 422);
  }
  const from = { author: opened.receiver.name, after: posted.get('after') ?? '' };
  try {
    const result = await answerByLink(all, opened, {
      ...{ ...from, words: parsed.output, sender: context.get(sender) },
    });
    if (result.outcome === 'tooMany') {
      const { detail } = tooManyRefusal(result);
      return answer({ refusal: { detail, isOfField: false } }, 429, retryAfter(result));
    }
    const now = await openAnswerLink(all, token, findReceivers);
    const sent = { ...conversationOf(now), words: '', isSent: true };
    return answer(sent, 200, await forgotten());
  } catch (error) {
    logUnexpected(all.log, error);
    return answer({ refusal: { detail: NOT_STORED, isOfField: false } }, 503);
  }
}

function conversationOf(opened: Awaited<ReturnType<typeof openAnswerLink>>) {
  if (!opened) return undefined;
  const { row, receiver, said } = opened;
  const { child } = receiver;
  return { conversation: { reference: row.reference, said }, ...(child && { child }) };
}

export const headers = pageHeaders;
export const meta = titled('Messages');

export default function AnswerTheSchool({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { conversation, child, ...shown } = actionData ?? loaderData;
  return (
    <>
      <PageHead
        title={shown.isSent ? 'Thank you for your answer' : 'Messages from the school'}
        isCompact
      />
      <section className="section">
        <div className="wrap narrow">
          {conversation && child && <p className="lead">This is about {child}.</p>}
          {conversation ? (
            <ConversationByLink
              {...shown}
              {...conversation}
              slug={school.slug}
              label="Your answer"
              button="Send answer"
            />
          ) : !shown.token ? (
            <OpenLinkAgain />
          ) : (
            <>
              <p className="lead">This link no longer works.</p>
              <p>
                A link works for 30 days, and for the address that the mail went to. You find our
                messages in the <a href="/portal">parent portal</a> as well.
              </p>
            </>
          )}
          <p className="mt-g5">
            Questions? Call <a href={telephoneLink(school.phone)}>{school.phone}</a>.
          </p>
        </div>
      </section>
    </>
  );
}
