import { data } from 'react-router';
import { MULTIPART, readFields, URLENCODED } from './form-fields.server.ts';
import { mediaType } from './request-head.server.ts';

/**
 * The fields of a form that a page posts. Throws an answer with status 415 or 400, which the error page shows, for
 * what no form of ours sends.
 */
export async function readFormRequest(request: Request): Promise<FormData> {
  const type = mediaType(request);
  if (type !== URLENCODED && type !== MULTIPART) throw data(null, { status: 415 });
  try {
    return await readFields(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw data(null, { status: 400 });
  }
}
