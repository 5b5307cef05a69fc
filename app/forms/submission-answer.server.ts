import type { Answer } from '#lib/http/answer.ts';
import { keyReused, type ProblemAnswer, problem, tooMany } from '#lib/http/problem.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { RECEIPT_HEADER } from '#lib/http/request-head.server.ts';
import type { Signed } from '#lib/store/receipts/signed-receipt.server.ts';
import type { Taken } from '#lib/store/take-submission.server.ts';
import type { Refusal } from './refusal.ts';

interface Refused {
  outcome: 'refused';
  /** What HTTP says for it; 422 unless told. */
  status?: number;
  refusal: Refusal;
}

/** Answers a program that sent something: the page's own script, a test, another system (`interfaces.md`, API). */
export function answerSubmission<Result extends Taken | Taken<undefined> | Refused>(
  result: Result,
): Answer<201, Extract<Result, { outcome: 'stored' }>['receipt']> | ProblemAnswer<422 | 429>;
export function answerSubmission(result: Taken | Taken<undefined> | Refused): Response {
  switch (result.outcome) {
    case 'stored':
      return Response.json(result.receipt, {
        status: 201,
        headers: { ...personalPage, ...headersOf('signed' in result ? result.signed : undefined) },
      });
    case 'refused':
      return problem({ status: result.status ?? 422, ...result.refusal });
    case 'keyReused':
      return keyReused(result.receipt);
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
}

/** What a device keeps of it stands beside the receipt: the receipt itself is what it has always been. */
function headersOf(signed: Signed | undefined): Record<string, string> {
  if (!signed) return {};
  const { epoch, proof, cameBackAt } = signed;
  return {
    'School-Epoch': epoch,
    ...(proof && { [RECEIPT_HEADER]: proof }),
    ...(cameBackAt && { 'School-Took-Back': cameBackAt }),
  };
}
