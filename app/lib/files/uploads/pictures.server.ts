const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_END = Buffer.from('49454e44ae426082', 'hex');

/** From its first marker to its last; some cameras add bytes of their own behind that. */
export function isJpeg(bytes: Buffer): boolean {
  return starts(bytes, JPEG_START) && bytes.includes(JPEG_END, JPEG_START.length);
}

export function isPng(bytes: Buffer): boolean {
  return starts(bytes, PNG_START) && bytes.includes(PNG_END, PNG_START.length);
}

function starts(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
