import { data } from 'react-router';
import type { Services } from '#app/services.server.ts';
import { writeAbout } from '#features/contact/conversation/answer.server.ts';
import { takeWords } from '#features/contact/conversation/take-words.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import {
  type OpenedOffer,
  openOfferLink,
} from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { type Refusal, refusalOf } from '#forms/refusal.ts';
import { sentAddress } from '#forms/sent-address.server.ts';
import { givenBack, secretPage } from '#lib/http/public-page.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { closeOpened, isClosing, leadTo, readPostedLink } from '../../shell/opened-link.server.ts';
import {
  type AnswerToOffer,
  ASKS,
  answerNamed,
  type DoneAtOffer,
  type Shown,
} from './shown-offer.ts';

const PAGE = '/offer';

const NOT_STORED =
  'The school’s website had a problem and could not take your answer. Please try again in a few minutes, or call us.';

/**
 * What the page's forms post: the answer, which is asked about once more, or a question to the school. Whatever is
 * done is told by an address, so that neither a reload nor Back sends it again.
 */
export async function answerOffer(request: Request, school: Services, sender: Sender) {
  const posted = await readPostedLink(request);
  if (isClosing(posted)) return closeOpened(request, PAGE);
  const token = posted.get('token') ?? '';
  const typed = posted.get('words');
  const goOn = (page: string) =>
    leadTo(page, `?${new URLSearchParams({ token })}`, school.publicUrl);
  const opened = await openOfferLink(school, token);
  if (!opened)
    return typed?.trim() ? giveBack({ isForgotten: !token, lost: typed }, 410) : goOn(PAGE);
  const tell = (done: DoneAtOffer) => {
    const { secret, clock } = school;
    return goOn(sentAddress(PAGE, done, { secret, now: clock.now() }));
  };
  const asks = answerNamed(posted.get('to'));
  if (asks) return goOn(`${PAGE}?${ASKS}=${asks}`);
  const to = answerNamed(posted.get('sure'));
  const { reference } = opened;
  const after = posted.get('after') ?? '';
  const notTaken = { reference, after, words: typed ?? '' };
  if (to) {
    const result = await move(school, opened, to);
    if (result === 'notStored') {
      const refusal: Refusal = refusalOf(NOT_STORED);
      return giveBack({ token, notTaken: { ...notTaken, refusal, asks: to } }, 503);
    }
    return tell(result.outcome === 'done' ? { reference, did: to } : { notCounted: result });
  }
  if (typed === null) return goOn(PAGE);
  const result = await takeWords(school.log, typed, (words) => {
    const { name, email } = opened;
    const said = { author: name, words, after, sender };
    return writeAbout(school, { about: reference, name, email }, said);
  });
  if (result.outcome === 'stored') return tell({ reference, did: 'asked' });
  const { refusal, status, headers } = result;
  return giveBack({ token, notTaken: { ...notTaken, refusal } }, status, headers);
}

async function move(school: Services, opened: OpenedOffer, to: AnswerToOffer) {
  try {
    return await moveAsGuardian(school, opened, { to, seen: 'offered' });
  } catch (error) {
    logUnexpected(school.log, error);
    return 'notStored';
  }
}

/** Nothing of the offer: the browser keeps this answer, so that Back asks nobody to send it again. */
function giveBack(shown: Shown, status: number, more: Record<string, string> = {}) {
  return data<Shown>(shown, { status, headers: { ...secretPage, ...givenBack, ...more } });
}
