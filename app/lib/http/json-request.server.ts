import {
  type RequestHead,
  readHead,
  type UnreadRequest,
  unreadable,
} from './request-head.server.ts';

type ReadJson = (RequestHead & { body: Record<string, unknown> }) | UnreadRequest;

/** Far above what anything of ours has; looking at each of very many costs more than reading them. */
const MOST_FIELDS = 500;

/** The JSON object of a request and what it says beside it, or the problem to answer with. */
export async function readJsonRequest(request: Request): Promise<ReadJson> {
  // Heard out before it is judged: an answer that overtakes its own request may be lost on the way.
  const bytes = await request.arrayBuffer();
  const head = readHead(request, 'application/json');
  if (!head.ok) return head;
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable('The body is not JSON in UTF-8.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return unreadable('The body must be one JSON object.');
  }
  if (Object.keys(body).length > MOST_FIELDS) return unreadable('The body has very many fields.');
  return { ...head, body: body as Record<string, unknown> };
}
