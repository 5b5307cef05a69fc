import { isUuid } from '../store/idempotency.server.ts';
import { type ProblemAnswer, problem } from './problem.server.ts';

/** A request that cannot be read, with the problem to answer with. */
export interface UnreadRequest {
  ok: false;
  response: ProblemAnswer<400 | 415>;
}

/** Carries the receipt that the school gave before for what is offered again. */
export const RECEIPT_HEADER = 'School-Receipt';

export interface RequestHead {
  ok: true;
  /** The `Idempotency-Key`. */
  key: string | undefined;
  proof: string | undefined;
}

/** What a request says beside its body, which is of the expected type. */
export function readHead(request: Request, expectedType: string): RequestHead | UnreadRequest {
  if (mediaType(request) !== expectedType) {
    return refuse(415, 'Wrong content type', `Send the fields as ${expectedType}.`);
  }
  const head = readKey(request);
  if (!head.ok) return head;
  return { ...head, proof: request.headers.get(RECEIPT_HEADER) ?? undefined };
}

/** The `Idempotency-Key` of a request that may have one. */
export function readKey(request: Request): { ok: true; key: string | undefined } | UnreadRequest {
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !isUuid(key)) return unreadable('The Idempotency-Key must be a UUID.');
  return { ok: true, key };
}

/** What a body says it is, without its parameters, such as `application/json`. */
export function mediaType(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

export function unreadable(detail: string): UnreadRequest {
  return refuse(400, 'Unreadable request', detail);
}

function refuse(status: 400 | 415, title: string, detail: string): UnreadRequest {
  return { ok: false, response: problem({ status, title, detail }) };
}
