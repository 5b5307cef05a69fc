import { ConversationByLink } from '#features/contact/components/conversation-by-link.tsx';
import type { SaidToFamily } from '#features/contact/conversation/read-conversation.server.ts';
import type { School } from '#features/content/schemas.ts';
import { type GuardianMove, moveWords } from '#features/enrollment/guardians/guardian-moves.ts';
import type { Offer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import { OfferStage } from '#features/enrollment/guardians/offer/offer-stage.tsx';

export type AnswerToOffer = Extract<GuardianMove, 'accepted' | 'declined'>;

export interface ShownOffer {
  token: string;
  reference: string;
  meaning: string;
  /** As our letters call it. */
  child: string;
  /** Undefined where there is none any more. */
  offer?: Offer;
  said: SaidToFamily[];
  words: string;
  isSent: boolean;
  /** The answer that was pressed, which the page asks about once more. */
  asks?: AnswerToOffer;
  /** The school or the other guardian was faster. */
  notCounted?: string;
  refusal?: { detail: string; isOfField: boolean };
}

/** An offer for whoever opened it by the link of a mail: all that is to be known, the answer, and a question. */
export function OfferByMail({ school, ...shown }: ShownOffer & { school: School }) {
  const { token, reference, child, offer, asks, notCounted } = shown;
  return (
    <>
      {notCounted && (
        <p className="note" role="alert">
          {notCounted}
        </p>
      )}
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
          {...shown}
          slug={school.slug}
          label="Your question to the school"
          button="Send question"
        />
      </section>
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
