import { problem } from './problem.server.ts';
import { isUuid } from './store/idempotency.server.ts';

export type ReadJson =
  | { ok: true; body: Record<string, unknown>; key: string | undefined }
  | { ok: false; response: Response };

/** The JSON object of a request and its `Idempotency-Key`, or the problem to answer with. */
export async function readJsonRequest(request: Request): Promise<ReadJson> {
  // Heard out before it is judged: an answer that overtakes its own request may be lost on the way.
  const bytes = await request.arrayBuffer();
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return refuse(415, 'Wrong content type', 'Send the fields as application/json.');
  }
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !isUuid(key)) {
    return refuse(400, 'Unreadable request', 'The Idempotency-Key must be a UUID.');
  }
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(400, 'Unreadable request', 'The body is not JSON in UTF-8.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse(400, 'Unreadable request', 'The body must be one JSON object.');
  }
  return { ok: true, body: body as Record<string, unknown>, key };
}

function refuse(status: number, title: string, detail: string): ReadJson {
  return { ok: false, response: problem({ status, title, detail }) };
}
