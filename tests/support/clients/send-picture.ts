import { hash } from 'node:crypto';
import { countPieces, PIECE_BYTES } from '#features/papers/pictures/picture-pieces.ts';

export interface PictureToSend {
  key: string;
  pass: string;
  paper: string;
  bytes: Uint8Array;
}

export const newPicture = (pass: string, paper: string, bytes: Uint8Array): PictureToSend => ({
  ...{ key: crypto.randomUUID(), pass, paper, bytes },
});

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex');

/** Sends one piece as the phone does; without a number it asks what is missing. */
export function sendPiece(
  address: string,
  { key, pass, paper, bytes }: PictureToSend,
  number?: number,
  changes: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  const fields = { pass, paper, size: String(bytes.length), sha256: sha256(bytes) };
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  if (number !== undefined) {
    const piece = bytes.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    form.append('number', String(number));
    form.append('pieceSha256', changes.pieceSha256 ?? sha256(piece));
    form.append('bytes', new Blob([piece]), 'piece');
  }
  return fetch(`${address}/api/paper-pictures`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: form,
  });
}

/** Sends all pieces one after another; the answer to the last. */
export async function sendPicture(address: string, picture: PictureToSend): Promise<Response> {
  let answer = await sendPiece(address, picture);
  for (let number = 0; number < countPieces(picture.bytes.length); number++) {
    answer = await sendPiece(address, picture, number);
  }
  return answer;
}
