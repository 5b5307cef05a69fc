import { data } from 'react-router';

const URLENCODED = 'application/x-www-form-urlencoded';
/** Far above what any form of ours has. Very many empty ones cost a second to take apart. */
const MOST_FIELDS = 500;

/**
 * The fields of a form that a page posts. Throws an answer with status 415 or 400, which the error page shows, for
 * what no form of ours sends.
 */
export async function readFormRequest(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== URLENCODED && type !== 'multipart/form-data') {
    throw data(null, { status: 415 });
  }
  try {
    if (type !== URLENCODED) return await request.formData();
    return fieldsOf(await request.text());
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw data(null, { status: 400 });
  }
}

function fieldsOf(text: string): FormData {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new Error('Very many fields');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
