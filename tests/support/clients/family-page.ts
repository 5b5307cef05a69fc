/**
 * The page of a family, as a browser opens it with a reference and a birth date: the right answer leads to it, with a
 * cookie of that page alone. Any other answer comes back as it is.
 */
export async function openByBirthDate(
  address: string,
  known: { reference: string; studentDOB: string },
): Promise<Response> {
  const body = new URLSearchParams(known);
  const answer = await fetch(`${address}/status`, { method: 'POST', body, redirect: 'manual' });
  return answer.status === 303 ? followWithCookies(address, answer) : answer;
}

/** Goes where an answer leads to, with the cookies that it sets. */
export function followWithCookies(address: string, answer: Response): Promise<Response> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const to = new URL(answer.headers.get('Location') ?? '', address);
  return fetch(to, { headers: { Cookie: cookies.join('; ') } });
}
