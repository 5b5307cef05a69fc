import { MULTIPART, readFields } from './form-fields.server.ts';
import { readHead, unreadable } from './request-head.server.ts';

/** The multipart form of a request and what it says beside it, or throws the problem to answer with. */
export async function readMultipartRequest(request: Request) {
  const head = readHead(request, MULTIPART);
  try {
    return { ...head, form: await readFields(request) };
  } catch {
    throw unreadable('The body is not a whole multipart form.');
  }
}
