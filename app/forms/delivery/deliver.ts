import { type Refusal, refusalIn } from '../refusal.ts';
import { retryAfterMs } from './back-off.ts';
import { type OnProgress, post, type Signed, signedIn, TIMEOUT_MS } from './post.ts';
import { postInPieces } from './post-in-pieces.ts';
import type { QueuedRequest } from './queued-requests.ts';

interface Receipt extends Signed {
  reference?: string;
  submissionDate: string;
}

export type DeliveryOutcome =
  | {
      kind: 'received';
      receipt: Receipt;
      /** What the person should know beside it: the school has it with other answers. */
      note?: string;
    }
  /** The school refuses it as it stands; sending it again changes nothing. */
  | { kind: 'refused'; problem: Refusal }
  /** Not known to have arrived. To be sent again with the same key. */
  | Waiting;

interface Waiting {
  kind: 'waiting';
  /** Whether somebody answered at all: without that the next one need not be tried either. */
  isReachable: boolean;
  /** For so long the school asked not to be asked again. */
  retryAfterMs?: number;
  /** The right to send it is over; it goes on once somebody has shown again who they are. */
  needsProof?: true;
}

const NOT_REACHED: Waiting = { kind: 'waiting', isReachable: false };

/** Posts the queued request with its idempotency key; `onProgress` hears how much of it has left (0 to 1). */
export async function deliver(
  queued: QueuedRequest,
  onProgress?: OnProgress,
): Promise<DeliveryOutcome> {
  const { file, pieceBytes } = queued;
  const isInPieces = file && pieceBytes;
  if (!isInPieces && onProgress && typeof XMLHttpRequest === 'function')
    return deliverWatched(queued, onProgress);
  const answer = isInPieces
    ? await postInPieces(queued, file, onProgress)
    : await post(queued, bodyOf(queued), file?.bytes.byteLength);
  return answer ? outcomeOf(...answer) : NOT_REACHED;
}

/** Only XMLHttpRequest tells how far it is. The timeout begins anew with each piece that leaves. */
function deliverWatched(queued: QueuedRequest, onProgress: OnProgress): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), TIMEOUT_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), TIMEOUT_MS);
      if (total > 0) onProgress(loaded / total);
    };
    // Comes after load, error and abort alike; without an answer the status is 0.
    request.onloadend = () => {
      clearTimeout(timer);
      resolve(
        request.status === 0
          ? NOT_REACHED
          : outcomeOf(
              request.status,
              request.responseText,
              request.getResponseHeader('Retry-After'),
              signedIn((name) => request.getResponseHeader(name)),
            ),
      );
    };
    request.open('POST', queued.address);
    request.setRequestHeader('Idempotency-Key', queued.key);
    if (!queued.file) request.setRequestHeader('Content-Type', 'application/json');
    request.send(bodyOf(queued));
  });
}

function bodyOf({ fields, file }: QueuedRequest): string | FormData {
  if (!file) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file.field, new Blob([file.bytes], { type: file.type }), file.name);
  return form;
}

/** What the school takes as it stands for no better the second time. */
const REFUSALS = [413, 415, 422];

/**
 * Only 201 with a receipt counts as received: hotspots answer 200 with pages of their own; or a refusal with the
 * receipt that the same key got before. Whatever is not the school's answer means "not known yet".
 */
export function outcomeOf(
  status: number,
  text: string,
  retryAfter: string | null,
  signed?: Signed,
): DeliveryOutcome {
  const answer = asJson(text);
  const receipt = receiptIn(answer);
  if (status === 201 && receipt) return { kind: 'received', receipt: { ...receipt, ...signed } };
  const problem = refusalIn(answer);
  if (problem && REFUSALS.includes(status)) {
    const { receipt: earlier } = Object(answer);
    if (earlier === undefined) return { kind: 'refused', problem };
    const known = receiptIn(earlier);
    if (known) return { kind: 'received', receipt: known, note: problem.detail };
  }
  if (problem && status === 401) return { kind: 'waiting', isReachable: true, needsProof: true };
  const pauseMs = retryAfterMs(retryAfter, new Date());
  return { kind: 'waiting', isReachable: true, ...(pauseMs && { retryAfterMs: pauseMs }) };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function receiptIn(said: unknown): Receipt | undefined {
  const { reference, submissionDate } = Object(said);
  if (typeof submissionDate !== 'string') return undefined;
  if (reference === undefined) return { submissionDate };
  return typeof reference === 'string' ? { reference, submissionDate } : undefined;
}
