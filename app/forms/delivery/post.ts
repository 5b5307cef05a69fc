import type { QueuedRequest } from './queued-requests.ts';

/** Long enough for a slow line; a time-out means "not known yet", never "failed". */
export const TIMEOUT_MS = 60_000;
/** A line of 32 kilobits a second, for what has to leave the phone before the answer can come. */
const SLOWEST_BYTES_PER_MS = 4;

/** Hears how much of a request has left (0 to 1). */
export type OnProgress = (share: number) => void;

/** Status, text, `Retry-After` and what is signed of what somebody answered, whoever it was. */
export type Answer = [status: number, text: string, retryAfter: string | null, signed: Signed];

/** What this device keeps beside a receipt, to bring back with it what the school may lose. */
export interface Signed {
  proof?: string;
  epoch?: string;
  /** Instant at which it was brought back to a school that had lost it. */
  cameBackAt?: string;
}

export function signedIn(header: (name: string) => string | null): Signed {
  const [proof, epoch, at] = ['School-Receipt', 'School-Epoch', 'School-Took-Back'].map(header);
  return { ...(proof && { proof }), ...(epoch && { epoch }), ...(at && { cameBackAt: at }) };
}

/** Undefined when nobody answers. `uploadBytes`: how much of a file is in the body. */
export async function post(
  { address, key, proof }: QueuedRequest,
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
        ...(proof && { 'School-Receipt': proof }),
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
      signal: controller.signal,
    });
    const text = await response.text();
    const header = (name: string) => response.headers.get(name);
    return [response.status, text, header('Retry-After'), signedIn(header)];
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
