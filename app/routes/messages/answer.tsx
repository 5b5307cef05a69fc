import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { ClosePage } from '#app/shell/page/close-page.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import {
  AnswerIsThere,
  ConversationByLink,
  LostWords,
} from '#features/contact/components/conversation-by-link.tsx';
import { answerByLink, openAnswerLink } from '#features/contact/conversation/answer.server.ts';
import { takeWords } from '#features/contact/conversation/take-words.server.ts';
import type { Refusal } from '#forms/refusal.ts';
import { readSent, sentAddress } from '#forms/sent-address.server.ts';
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
import { OpenLinkAgain } from '../../shell/opened-link-page.tsx';
import type { Route } from './+types/answer.ts';

const PAGE = '/messages/answer';

/** The conversation, while the link is open here. */
type Opened = Awaited<ReturnType<typeof open>>;
/** What the page’s address tells of what was sent, also when the conversation is closed again. */
interface Sent {
  reference: string;
}
/** What the school did not take; of the conversation nothing, because the browser keeps this answer. */
interface NotTaken {
  words: string;
  after: string;
  refusal: Refusal;
}

interface Shown {
  token: string;
  opened?: Opened;
  sent?: Sent | undefined;
  notTaken?: NotTaken;
  /** What was written to a link that opens nothing any more. */
  lost?: string;
}

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { secret, clock } = school;
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const opened = await open(school, token);
  const sent = readSent<Sent>(request, { secret, now: clock.now() });
  const shown: Shown = { token, opened, sent };
  return data(shown, { status: opened || sent ? 200 : 410, headers: secretPage });
}

/** The answer as the page's form posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const school = context.get(services);
  const posted = await readPostedLink(request);
  if (isClosing(posted)) return closeOpened(request, PAGE);
  const field = (name: string) => posted.get(name) ?? '';
  const [token, words, after] = [field('token'), field('words'), field('after')];
  const opened = await openAnswerLink(school, token);
  const goOn = (page: string) =>
    leadTo(page, `?${new URLSearchParams({ token })}`, school.publicUrl);
  const giveBack = (shown: Shown, status: number, more = {}) =>
    data(shown, { status, headers: { ...secretPage, ...givenBack, ...more } });
  if (!opened) return words.trim() ? giveBack({ token, lost: words }, 410) : goOn(PAGE);
  const { reference } = opened.row;
  const result = await takeWords(school.log, words, (written) => {
    const answer = { author: opened.receiver.name, words: written, after };
    return answerByLink(school, opened, { ...answer, sender: context.get(sender) });
  });
  if (result.outcome === 'notTaken') {
    const { refusal, status, headers } = result;
    const shown: Shown = { token, sent: { reference }, notTaken: { words, after, refusal } };
    return giveBack(shown, status, headers);
  }
  const signing = { secret: school.secret, now: school.clock.now() };
  return goOn(sentAddress(PAGE, { reference } satisfies Sent, signing));
}

async function open(school: Parameters<typeof openAnswerLink>[0], token: string) {
  const opened = await openAnswerLink(school, token);
  if (!opened) return undefined;
  const { row, receiver, said } = opened;
  return { reference: row.reference, said, child: receiver.child };
}

export const headers = pageHeaders;
export const meta = titled('Messages');

export default function AnswerTheSchool({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const shown: Shown = actionData ?? loaderData;
  const isSent = shown.sent !== undefined && !shown.notTaken;
  return (
    <>
      <PageHead title={isSent ? 'Thank you for your answer' : 'Messages from the school'} isShort />
      <section className="section">
        <div className="wrap narrow">
          <Conversation shown={shown} slug={school.slug} />
          <p className="mt-g5">
            Questions? Call <a href={telephoneLink(school.phone)}>{school.phone}</a>.
          </p>
          {shown.opened && <ClosePage token={shown.token} />}
        </div>
      </section>
    </>
  );
}

function Conversation({ shown, slug }: { shown: Shown; slug: string }) {
  const { token, opened, sent, notTaken, lost } = shown;
  const form = { token, slug, label: 'Your answer', button: 'Send answer' };
  if (opened) {
    const { child, ...conversation } = opened;
    return (
      <>
        {child && <p className="lead">This is about {child}.</p>}
        <ConversationByLink {...form} {...conversation} isSent={sent !== undefined} />
      </>
    );
  }
  if (sent && notTaken) {
    return <ConversationByLink {...form} {...notTaken} reference={sent.reference} said={[]} />;
  }
  if (sent) return <AnswerIsThere reference={sent.reference} />;
  if (!token) return <OpenLinkAgain />;
  return (
    <>
      <p className="lead">This link no longer works.</p>
      <p>
        A link works for 30 days, and for the address that the mail went to. You find our messages
        in the <a href="/portal">parent portal</a> as well.
      </p>
      {lost && <LostWords words={lost} />}
    </>
  );
}
