import { MULTIPART, readFields } from './form-fields.server.ts';
import {
  type RequestHead,
  readHead,
  type UnreadRequest,
  unreadable,
} from './request-head.server.ts';

type ReadMultipart = (RequestHead & { form: FormData }) | UnreadRequest;

/** The multipart form of a request and what it says beside it, or the problem to answer with. */
export async function readMultipartRequest(request: Request): Promise<ReadMultipart> {
  const head = readHead(request, MULTIPART);
  if (!head.ok) return head;
  try {
    return { ...head, form: await readFields(request) };
  } catch {
    return unreadable('The body is not a whole multipart form.');
  }
}
