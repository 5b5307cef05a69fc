/**
 * A picture in more pieces (segments of a JPEG, chunks of a PNG or WebP) is none: a camera or a program writes a few
 * hundred, and looking at a million keeps everybody else waiting.
 */
export const MOST_PIECES = 10_000;

/** So many bytes as text, one character each. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** The parts behind each other, as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
