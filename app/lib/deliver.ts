import * as v from 'valibot';

const receiptSchema = v.object({
  reference: v.optional(v.string()),
  submissionDate: v.string(),
});
const problemSchema = v.object({
  title: v.string(),
  detail: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

export type ServerProblem = v.InferOutput<typeof problemSchema>;

export type DeliveryOutcome =
  | { kind: 'received'; receipt: v.InferOutput<typeof receiptSchema> }
  /** The school refuses it as it stands; sending it again changes nothing. */
  | { kind: 'refused'; problem: ServerProblem }
  /** Not known to have arrived: no network, a time-out, a server that is down. To be sent again with the same key. */
  | { kind: 'waiting' };

/** Long enough for a slow line; a time-out means "not known yet", never "failed". */
const PATIENCE_MS = 60_000;

/** Posts JSON with its idempotency key. */
export async function deliver(url: string, body: object, key: string): Promise<DeliveryOutcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    return outcomeOf(response.status, await response.text());
  } catch {
    return { kind: 'waiting' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a form with a file, saying how much of it is on its way (0 to 1). Only XMLHttpRequest tells. The patience
 * begins anew with each piece that leaves: five megabytes may take minutes.
 */
export function deliverForm(
  url: string,
  form: FormData,
  key: string,
  onProgress: (share: number) => void,
): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), PATIENCE_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), PATIENCE_MS);
      if (total > 0) onProgress(loaded / total);
    };
    // Comes after load, error and abort alike; without an answer the status is 0.
    request.onloadend = () => {
      clearTimeout(timer);
      resolve(outcomeOf(request.status, request.responseText));
    };
    request.open('POST', url);
    request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
  });
}

/** What the school takes as it stands for no better the second time. */
const REFUSALS = [413, 415, 422];

/**
 * Only 201 with a receipt counts as received: hotspots answer 200 with pages of their own. Whatever is not the
 * school's answer means "not known yet".
 */
function outcomeOf(status: number, text: string): DeliveryOutcome {
  try {
    const answer: unknown = JSON.parse(text);
    if (status === 201) return { kind: 'received', receipt: v.parse(receiptSchema, answer) };
    if (REFUSALS.includes(status)) {
      return { kind: 'refused', problem: v.parse(problemSchema, answer) };
    }
  } catch {
    // Not JSON, or not in the school's shape.
  }
  return { kind: 'waiting' };
}

/** A random UUID, also in browsers and on plain-http addresses that lack `crypto.randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
