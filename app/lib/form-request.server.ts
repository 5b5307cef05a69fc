import { data } from 'react-router';

/**
 * The fields of a form that a page posts. Throws an answer with status 415 or 400, which the error page shows, for
 * what no form of ours sends.
 */
export async function readFormRequest(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    throw data(null, { status: 415 });
  }
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw data(null, { status: 400 });
  }
}
