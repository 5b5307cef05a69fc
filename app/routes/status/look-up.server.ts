import { data, redirect } from 'react-router';
import type { Services } from '#app/services.server.ts';
import { writeBirthDatePass } from '#features/enrollment/guardians/family-page/birth-date-pass.server.ts';
import { readStatusReference, type StatusProof } from '#features/submissions/at-school.server.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, personalPage } from '#lib/http/public-page.ts';
import { countGuess, keepRightKey } from '#lib/rate-limit/guesses.server.ts';
import { retryAfter, type Sender } from '#lib/rate-limit/sender.server.ts';
import { leadTo } from '../../shell/opened-link.server.ts';
import type { FoundStatusProps } from './found-status.tsx';
import {
  type CameOfAnswer,
  forgetQuestion,
  keepQuestion,
  readKeptQuestion,
} from './status-cookie.server.ts';
import { proofQuestions, referenceError, type StatusQuestion } from './status-form.tsx';

/** Names the question of the second step, and the page that says what came of the answer. */
export const ASKS = 'asks';
export const ANSWERED = 'answered';

export interface ShownStatus {
  asked: StatusQuestion;
  errors: { field: string; message: string }[];
  /** Said when no single field is to blame. */
  refusal?: string;
  told?: FoundStatusProps['status'];
  /** What the page was to show is kept no more. */
  isForgotten?: boolean;
}

/** The second step, or what came of its answer, as this browser's cookie knows it. */
export async function showKept(
  request: Request,
  school: Services,
  asks: StatusProof | undefined,
): Promise<ShownStatus> {
  const kept = await readKeptQuestion(request, school);
  const known = readStatusReference(kept?.reference ?? '');
  const forgotten: ShownStatus = {
    asked: { reference: '', ...(asks && { proof: { name: asks, answer: '' } }) },
    errors: [],
    isForgotten: true,
  };
  if (!kept || !known) return forgotten;
  const { reference, status } = known;
  const { answered } = kept;
  if (asks) {
    // A phone is handed on: what was told ends with its page.
    if (status.asks !== asks || answered?.came === 'found') return forgotten;
    return { asked: { reference, proof: { name: asks, answer: '' } }, errors: [] };
  }
  if (!answered) return forgotten;
  const { answer, came } = answered;
  if (came !== 'found') return refused({ reference, asks: status.asks, answer }, came);
  const told = await tell(school, reference, answer);
  return told ? found(told) : forgotten;
}

/**
 * The reference alone leads to the question that its kind calls for; both together are looked up. What is said before
 * the right answer depends on what was typed, never on what anybody has sent: nobody learns which part was wrong, or
 * whether a reference exists.
 */
export async function lookUp(request: Request, school: Services, from: Sender) {
  const form = await readFormRequest(request);
  if (form.get('press') === 'close') {
    return redirect('/status', { status: 303, headers: await forgetQuestion() });
  }
  const typed = textOf(form.get('reference'));
  const known = readStatusReference(typed);
  if (!known) {
    const errors = [{ field: 'reference', message: referenceError(typed) }];
    return data<ShownStatus>(
      { asked: { reference: typed }, errors },
      { status: 422, headers: givenBack },
    );
  }
  const { reference, status } = known;
  const { asks } = status;
  // Those who sent a parents' form or a payment may answer in either field.
  const given = [form.get(asks), asks === 'proof' ? form.get('email') : null];
  if (given.every((one) => one === null)) {
    const headers = await keepQuestion({ reference }, school);
    return redirect(`/status?${ASKS}=${asks}`, { status: 303, headers });
  }
  const answer = given.map(textOf).find(Boolean) ?? '';
  const isKeptBy = await readKeptQuestion(request, school);
  /** What came of it is told by an address; a program, and a browser without cookies, hear it at once. */
  const say = async (came: CameOfAnswer, code: number, more?: Record<string, string>) => {
    if (isKeptBy) {
      const headers = await keepQuestion({ reference, answered: { answer, came } }, school);
      return redirect(`/status?${ANSWERED}`, {
        status: 303,
        headers: { ...personalPage, ...headers },
      });
    }
    const told = came === 'found' ? await tell(school, reference, answer) : undefined;
    const shown = told ? found(told) : refused({ reference, asks, answer }, came);
    return data(shown, { status: code, headers: { ...personalPage, ...more } });
  };
  if (!answer) return say('missing', 422);
  const guess = { sender: from, reference };
  const tooMany = await countGuess(school, guess);
  if (tooMany) return say('tooMany', 429, retryAfter({ outcome: 'tooMany', ...tooMany }));
  const isRight =
    'opensFamily' in status
      ? await status.opensFamily(school.store, reference, answer)
      : (await tell(school, reference, answer)) !== undefined;
  if (!isRight) return say('notFound', 422);
  await keepRightKey(school, guess);
  if (!('opensFamily' in status)) return say('found', 200);
  const { secret, publicUrl } = school;
  const token = writeBirthDatePass(reference, { secret, now: school.clock.now() });
  const page = await leadTo('/status/family', `?token=${token}`, publicUrl);
  page.headers.append('Set-Cookie', (await forgetQuestion())['Set-Cookie']);
  return page;
}

type Told = FoundStatusProps['status'];

/** How far it has come, for the right answer; undefined for a wrong one, and for what has a page of its own. */
async function tell(
  { store, clock, content }: Services,
  reference: string,
  answer: string,
): Promise<Told | undefined> {
  const status = readStatusReference(reference)?.status;
  if (!status || 'opensFamily' in status) return undefined;
  const told = await status.find(store, reference, answer, { content, now: clock.now() });
  return told && { ...told, reference, since: writtenDate(dayInLusaka(new Date(told.since))) };
}

function found(told: Told): ShownStatus {
  return { asked: { reference: told.reference }, errors: [], told };
}

interface Answered {
  reference: string;
  asks: StatusProof;
  answer: string;
}

function refused({ reference, asks, answer }: Answered, came: CameOfAnswer): ShownStatus {
  const asked = { reference, proof: { name: asks, answer } };
  if (came === 'missing') {
    return { asked, errors: [{ field: asks, message: proofQuestions[asks].missing }] };
  }
  return { asked, errors: [], refusal: came === 'tooMany' ? TOO_MANY : notFound(asks) };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}

function notFound(asks: StatusProof): string {
  return `We cannot find anything with these answers. Please check both: the reference must be as we gave it to you, and ${proofQuestions[asks].inWords} as it was in what you sent us.`;
}

const TOO_MANY = 'You have tried too many times. Please wait an hour and try again, or call us.';
