import { isUuid } from '../store/idempotency.server.ts';
import { problem } from './problem.server.ts';

/** Carries the receipt that the school gave before for what is offered again. */
export const RECEIPT_HEADER = 'School-Receipt';

interface RequestHead {
  /** The `Idempotency-Key`. */
  key: string | undefined;
  proof: string | undefined;
}

/** What a request says beside its body, which is of the expected type; throws the problem to answer with. */
export function readHead(request: Request, expectedType: string): RequestHead {
  if (mediaType(request) !== expectedType) {
    const detail = `Send the fields as ${expectedType}.`;
    throw problem({ status: 415, title: 'Wrong content type', detail });
  }
  return { key: readKey(request), proof: request.headers.get(RECEIPT_HEADER) ?? undefined };
}

/** The `Idempotency-Key` of a request that may have one; throws the problem to answer with. */
export function readKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !isUuid(key)) throw unreadable('The Idempotency-Key must be a UUID.');
  return key;
}

/** What a body says it is, without its parameters, such as `application/json`. */
export function mediaType(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

export function unreadable(detail: string) {
  return problem({ status: 400, title: 'Unreadable request', detail });
}
