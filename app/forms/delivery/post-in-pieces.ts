import { type Answer, type OnProgress, post } from './post.ts';
import type { KeptFile, QueuedRequest } from './queued-requests.ts';

/** A piece that is lost goes again at once, a few times: the whole queue would wait longer each time. */
const TRIES_OF_A_PIECE = 4;
const PIECE_PAUSE_MS = 300;

/**
 * Sends the file in pieces, each with its number and digest, after asking which are missing: what has arrived before
 * this page, or by another sender, does not go again. Gives the answer that is no list of missing pieces; undefined
 * when the line does not carry any.
 */
export async function postInPieces(
  queued: QueuedRequest,
  { field, bytes }: KeptFile,
  onProgress?: OnProgress,
): Promise<Answer | undefined> {
  const { fields, pieceBytes = bytes.byteLength } = queued;
  const all = { ...fields, size: String(bytes.byteLength), sha256: await digestOf(bytes) };
  let number: number | undefined;
  for (let failures = 0; failures < TRIES_OF_A_PIECE; ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    if (number !== undefined) {
      const piece = bytes.slice(number * pieceBytes, (number + 1) * pieceBytes);
      form.append('number', String(number));
      form.append('pieceSha256', await digestOf(piece));
      form.append(field, new Blob([piece]), 'piece');
    }
    const answer = await post(queued, form, number === undefined ? 0 : pieceBytes);
    const missing = answer && missingIn(answer);
    // A damaged piece goes again as well.
    if (answer && !missing && answer[0] !== 400) return answer;
    if (missing) {
      failures = 0;
      number = missing[0];
      const pieces = Math.ceil(bytes.byteLength / pieceBytes);
      const arrived = (pieces - missing.length) * pieceBytes;
      onProgress?.(Math.min(1, arrived / bytes.byteLength));
    } else {
      failures++;
      await new Promise((resolve) => setTimeout(resolve, PIECE_PAUSE_MS * 2 ** failures));
    }
  }
  return undefined;
}

function missingIn([status, text]: Answer): number[] | undefined {
  try {
    const { missing } = Object(status === 200 && JSON.parse(text));
    const isList = Array.isArray(missing) && missing.every((piece) => typeof piece === 'number');
    return isList ? missing : undefined;
  } catch {
    return undefined;
  }
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
