import { MULTIPART, readFields } from './form-fields.server.ts';
import { readHead, type UnreadRequest, unreadable } from './request-head.server.ts';

type ReadMultipart = { ok: true; form: FormData; key: string | undefined } | UnreadRequest;

/** The multipart form of a request and its `Idempotency-Key`, or the problem to answer with. */
export async function readMultipartRequest(request: Request): Promise<ReadMultipart> {
  const head = readHead(request, MULTIPART);
  if (!head.ok) return head;
  try {
    return { ok: true, form: await readFields(request), key: head.key };
  } catch {
    return unreadable('The body is not a whole multipart form.');
  }
}
