import type { SaidToFamily } from '#features/contact/conversation/read-conversation.server.ts';
import type { AnswerResult, GuardianMove } from '#features/enrollment/guardians/guardian-moves.ts';
import type { Offer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import type { Refusal } from '#forms/refusal.ts';

export type AnswerToOffer = Extract<GuardianMove, 'accepted' | 'declined'>;
const answers = ['accepted', 'declined'] as const satisfies AnswerToOffer[];

/** In the address: the answer that was pressed, which the page asks about once more. */
export const ASKS = 'asks';

export const answerNamed = (text: string | null): AnswerToOffer | undefined =>
  answers.find((one) => one === text);

/** What the page's address tells of what was done, for a day: nothing of the child. */
export type DoneAtOffer =
  | { reference: string; did: AnswerToOffer | 'asked' }
  /** The school or the other guardian was faster. */
  | { notCounted: Exclude<AnswerResult, { outcome: 'done' }> };

export interface ShownOffer {
  token: string;
  reference: string;
  title: string;
  meaning: string;
  /** As our letters call it. */
  child: string;
  /** Undefined where there is none any more. */
  offer?: Offer;
  said: SaidToFamily[];
  asks?: AnswerToOffer;
  done?: DoneAtOffer;
}

/** What the school did not take, with what to send once more. */
export interface NotTakenOfOffer {
  token: string;
  notTaken: {
    reference: string;
    words: string;
    after: string;
    refusal: Refusal;
    asks?: AnswerToOffer;
  };
}

interface NoOffer {
  /** Whether nothing says which link was opened: it was answered, or a while ago. */
  isForgotten: boolean;
  done?: DoneAtOffer;
  /** What was written to a link that opens nothing any more. */
  lost?: string;
}

export type Shown = ShownOffer | NotTakenOfOffer | NoOffer;
