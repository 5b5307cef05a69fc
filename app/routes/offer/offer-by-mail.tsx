import {
  AnswerIsThere,
  ConversationByLink,
} from '#features/contact/components/conversation-by-link.tsx';
import type { School } from '#features/content/schemas.ts';
import { moveWords, whyNotCounted } from '#features/enrollment/guardians/guardian-moves.ts';
import { OfferStage } from '#features/enrollment/guardians/offer/offer-stage.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import type { AnswerToOffer, DoneAtOffer, NotTakenOfOffer, ShownOffer } from './shown-offer.ts';

const QUESTION = { label: 'Your question to the school', button: 'Send question' };

/** An offer for whoever opened it by the link of a mail: all that is to be known, the answer, and a question. */
export function OfferByMail({ school, ...shown }: ShownOffer & { school: School }) {
  const { token, reference, child, offer, asks, said, done } = shown;
  const isSent = done !== undefined && 'did' in done && done.did === 'asked';
  return (
    <>
      {done && 'notCounted' in done && <WhatWasDone done={done} />}
      {asks && offer && !offer.isAnswered && <AskOnceMore token={token} asks={asks} />}
      {offer ? (
        <OfferStage
          offer={offer}
          school={school}
          papersAt="/status"
          title={
            <>
              <h2 id="status">{child}</h2>
              <p>
                School year {offer.enrollmentYear}. Reference{' '}
                <b className="one-line">{reference}</b>
              </p>
            </>
          }
        >
          {!offer.isAnswered && <Answer token={token} />}
        </OfferStage>
      ) : (
        <p>
          {child}. Reference <b className="one-line">{reference}</b>
        </p>
      )}
      <section id="question" className="narrow" aria-labelledby="question-title">
        <h2 id="question-title">Messages</h2>
        <ConversationByLink
          {...QUESTION}
          {...{ token, reference, said, isSent }}
          slug={school.slug}
        />
      </section>
    </>
  );
}

/** What the address tells that the page leads to, also once the page itself is closed. */
export function WhatWasDone({ done }: { done: DoneAtOffer }) {
  if ('notCounted' in done) {
    return (
      <p className="note" role="alert">
        {whyNotCounted(done.notCounted)}
      </p>
    );
  }
  const { did, reference } = done;
  if (did === 'asked') return <AnswerIsThere reference={reference} />;
  return (
    <p className="note ok">
      {moveWords[did].done} Your reference is <b className="one-line">{reference}</b>.
    </p>
  );
}

/** What was not taken, to be sent once more. Of the offer nothing: the browser keeps this page. */
export function OfferNotTaken({ token, notTaken, slug }: NotTakenOfOffer & { slug: string }) {
  const { asks, refusal } = notTaken;
  return (
    <>
      {asks ? (
        <>
          <ErrorSummary errors={[]} detail={refusal.detail} />
          <AskOnceMore token={token} asks={asks} />
        </>
      ) : (
        <ConversationByLink {...QUESTION} {...notTaken} token={token} slug={slug} said={[]} />
      )}
      <p>
        <a href="/offer">Back to the offer</a>
      </p>
    </>
  );
}

function Answer({ token }: { token: string }) {
  return (
    <>
      <h3>Your answer</h3>
      <form method="post" className="ways-to-answer">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="btn call" name="to" value="accepted">
          {moveWords.accepted.button}
        </button>
        <a className="btn line" href="#question">
          Ask a question first
        </a>
        <button type="submit" className="btn line" name="to" value="declined">
          {moveWords.declined.button}
        </button>
      </form>
      <p className="small muted">
        Every parent or guardian who wants our mails hears of your answer.
      </p>
    </>
  );
}

function AskOnceMore({ token, asks }: { token: string; asks: AnswerToOffer }) {
  const { question, text, confirm } = moveWords[asks];
  return (
    <section className="panel mb-g5" aria-labelledby="sure">
      <h2 id="sure">{question}</h2>
      <p>{text}</p>
      <form method="post" className="row">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="btn" name="sure" value={asks}>
          {confirm}
        </button>
        <button type="submit" className="btn line">
          Go back
        </button>
      </form>
    </section>
  );
}
