import type { SubmitOptions, SubmitTarget } from 'react-router';
import type { Address } from './address.ts';

/** In a form, beside what goes to the server. */
const PATH = '/path';

interface AskedChange {
  /** Where it is asked for. */
  path: Address['path'];
  /** A form where it brings a file along. */
  body: object;
}

/** Hands a change to the `clientAction` of the screen, which `askedIn` takes it from. */
export function askingFor({ path, body }: AskedChange): [SubmitTarget, SubmitOptions] {
  if (!(body instanceof FormData))
    return [{ path, body } as SubmitTarget, { method: 'POST', encType: 'application/json' }];
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  form.set(PATH, path);
  return [form, { method: 'POST', encType: 'multipart/form-data' }];
}

/** What `askingFor` was handed. */
export async function askedIn(request: Request): Promise<AskedChange> {
  if (request.headers.get('Content-Type') === 'application/json') return request.json();
  const body = await request.formData();
  const path = body.get(PATH) as AskedChange['path'];
  body.delete(PATH);
  return { path, body };
}
