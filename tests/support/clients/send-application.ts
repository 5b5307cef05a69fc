import { sampleAnswers } from '../samples/sample-answers.ts';

export const API = '/api/enrollment-applications';

/** Posts the sample application with `changes`, as the form's script would. */
export function sendApplication(
  address: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = { 'Idempotency-Key': crypto.randomUUID() },
): Promise<Response> {
  return sendBody(address, JSON.stringify({ ...sampleAnswers, ...changes }), headers);
}

export function sendBody(
  address: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address + API, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}
