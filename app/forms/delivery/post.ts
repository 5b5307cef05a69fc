import type { QueuedRequest } from './queued-requests.ts';

/** Long enough for a slow line; a time-out means "not known yet", never "failed". */
export const TIMEOUT_MS = 60_000;
/** A line of 32 kilobits a second, for what has to leave the phone before the answer can come. */
const SLOWEST_BYTES_PER_MS = 4;

/** Hears how much of a request has left (0 to 1). */
export type OnProgress = (share: number) => void;

/** Status, text and `Retry-After` of what somebody answered, whoever it was. */
export type Answer = [status: number, text: string, retryAfter: string | null];

/** Undefined when nobody answers. `uploadBytes`: how much of a file is in the body. */
export async function post(
  { address, key }: QueuedRequest,
  body: string | FormData,
  uploadBytes = 0,
): Promise<Answer | undefined> {
  const controller = new AbortController();
  const uploadMs = uploadBytes / SLOWEST_BYTES_PER_MS;
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS + uploadMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Idempotency-Key': key,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
      signal: controller.signal,
    });
    const text = await response.text();
    return [response.status, text, response.headers.get('Retry-After')];
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
