import { NoAnswer } from '#requests/no-answer.ts';
import { readSession } from '#requests/session/auth-client.ts';

class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;

  constructor(message: string, said: { status: number; code: string }) {
    super(message);
    this.status = said.status;
    this.code = said.code;
  }
}

/** Asks the accounts' service for what the public client has no call for; errors have a code, as the client's own have. */
export async function askAccounts<Answer>(
  path: 'recovery-codes' | 'password-confirmation' | 'sessions' | `sessions/${string}`,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<{ data: Answer; error: null } | { data: null; error: Error }> {
  try {
    const session = await readSession();
    const headers = new Headers({ 'Content-Type': 'application/json' });
    headers.set('Authorization', `Bearer ${session?.access_token}`);
    const answer = await fetch(`/auth/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = answer.status === 204 ? undefined : await answer.json();
    if (answer.ok) return { data: said as Answer, error: null };
    return { data: null, error: new Refused(said.msg, { status: answer.status, code: said.code }) };
  } catch (error) {
    return { data: null, error: new NoAnswer(String(error)) };
  }
}
