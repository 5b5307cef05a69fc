import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { readSession } from '#requests/auth-client.ts';

/** Asks the accounts' service for what the public client has no call for; errors are as the client's own are. */
export async function askAccounts<Answer>(
  path: 'recovery-codes' | 'password-confirmation' | 'sessions' | `sessions/${string}`,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<{ data: Answer; error: null } | { data: null; error: Error }> {
  const session = await readSession();
  const headers = new Headers({ 'Content-Type': 'application/json' });
  headers.set('Authorization', `Bearer ${session?.access_token}`);
  try {
    const answer = await fetch(`/auth/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = answer.status === 204 ? undefined : await answer.json();
    if (answer.ok) return { data: said as Answer, error: null };
    return { data: null, error: new AuthApiError(said.msg, answer.status, said.code) };
  } catch (error) {
    return { data: null, error: new AuthRetryableFetchError(String(error), 0) };
  }
}
