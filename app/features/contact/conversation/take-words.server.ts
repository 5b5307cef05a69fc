import * as v from 'valibot';
import { type Refusal, refusalOf } from '#forms/refusal.ts';
import { takePosted } from '#forms/take-posted.server.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import type { Taken } from '#lib/store/take-submission.server.ts';
import { ANSWER_KIND } from './answer.server.ts';
import { WORDS_FIELD } from './answer-draft.ts';
import { answerWordsSchema } from './answer-schema.ts';

const NOT_STORED =
  'The school’s website had a problem and could not take your answer. It is still in the form. Please press the button again in a few minutes, or call us.';

type SendWords = (words: string) => Promise<Taken>;

/** Takes what a family wrote where there is no script; what is not taken comes back with what to say of it. */
export function takeWords(log: Log, typed: string, send: SendWords) {
  return takePosted({ kind: ANSWER_KIND, log, notStored: NOT_STORED }, async () => {
    const parsed = v.safeParse(answerWordsSchema, typed);
    return parsed.success ? send(parsed.output) : refused(parsed.issues[0].message);
  });
}

function refused(message: string): { outcome: 'refused'; refusal: Refusal } {
  const errors = [{ field: WORDS_FIELD, message }];
  return { outcome: 'refused', refusal: { ...refusalOf(message), errors } };
}
