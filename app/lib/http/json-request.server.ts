import { readHead, unreadable } from './request-head.server.ts';

/** Far above what anything of ours has; looking at each of very many costs more than reading them. */
const MOST_FIELDS = 500;

/** The JSON object of a request and what it says beside it, or throws the problem to answer with. */
export async function readJsonRequest(request: Request) {
  // Heard out before it is judged: an answer that overtakes its own request may be lost on the way.
  const bytes = await request.arrayBuffer();
  const head = readHead(request, 'application/json');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable('The body is not JSON in UTF-8.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw unreadable('The body must be one JSON object.');
  }
  if (Object.keys(body).length > MOST_FIELDS) throw unreadable('The body has very many fields.');
  return { ...head, body: body as Record<string, unknown> };
}
