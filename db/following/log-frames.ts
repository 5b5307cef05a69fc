/**
 * SQLite's write-ahead log as sqlite.org describes it ("WAL-mode File Format"): a header, and a frame for each page
 * that a commit wrote. Each checksum goes on from the one before it, so that nothing can be changed, left out or put
 * elsewhere unseen.
 */
export const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC_LITTLE = 0x377f0682;
const MAGIC_BIG = 0x377f0683;
/** What a checksum adds up at a time: two words. */
const STEP = 8;

type Sums = readonly [number, number];

/** Where a reader of one log stands: after so many frames. SQLite begins a log anew with other salts. */
export interface LogPosition {
  salts: Sums;
  isLittleEndian: boolean;
  pageSize: number;
  frames: number;
  sums: Sums;
}

/** The position before the first frame; undefined where there is no whole header, as in a log that was emptied. */
export function readHeader(bytes: Uint8Array): LogPosition | undefined {
  if (!isHeader(bytes)) return undefined;
  const view = viewOf(bytes);
  const isLittleEndian = view.getUint32(0) === MAGIC_LITTLE;
  const sums = addUp([0, 0], view, { from: 0, to: HEADER_BYTES - STEP, isLittleEndian });
  if (!isSame(sums, pairAt(view, HEADER_BYTES - STEP))) return undefined;
  const salts = pairAt(view, 16);
  return { salts, isLittleEndian, pageSize: view.getUint32(8), frames: 0, sums };
}

/** Whether a piece of a log is its beginning; the number of a page is never so large. */
export function isHeader(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_BYTES) return false;
  return [MAGIC_LITTLE, MAGIC_BIG].includes(viewOf(bytes).getUint32(0));
}

export const frameBytes = ({ pageSize }: Pick<LogPosition, 'pageSize'>) =>
  FRAME_HEADER_BYTES + pageSize;

/** Where the next frame begins in the file. */
export const offsetOf = (position: LogPosition) =>
  HEADER_BYTES + position.frames * frameBytes(position);

export const isSameLog = (one: LogPosition, other: LogPosition) => isSame(one.salts, other.salts);

/**
 * Goes over the frames that follow `start`, as far as they are whole. `committed` is the end of the last transaction
 * among them: what stands after it may yet be taken back.
 */
export function goOver(
  start: LogPosition,
  bytes: Uint8Array,
): { end: LogPosition; committed: LogPosition | undefined } {
  const view = viewOf(bytes);
  const { isLittleEndian } = start;
  const size = frameBytes(start);
  let end = start;
  let committed: LogPosition | undefined;
  for (let from = 0; from + size <= bytes.length; from += size) {
    if (!isSame(pairAt(view, from + 8), start.salts)) break;
    const head = addUp(end.sums, view, { from, to: from + STEP, isLittleEndian });
    const page = { from: from + FRAME_HEADER_BYTES, to: from + size, isLittleEndian };
    const sums = addUp(head, view, page);
    if (!isSame(sums, pairAt(view, from + 16))) break;
    end = { ...start, frames: end.frames + 1, sums };
    const pagesAfterCommit = view.getUint32(from + 4);
    if (pagesAfterCommit > 0) committed = end;
  }
  return { end, committed };
}

function addUp(
  [first, second]: Sums,
  view: DataView,
  { from, to, isLittleEndian }: { from: number; to: number; isLittleEndian: boolean },
): Sums {
  let a = first;
  let b = second;
  for (let at = from; at < to; at += STEP) {
    a = (a + view.getUint32(at, isLittleEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, isLittleEndian) + a) >>> 0;
  }
  return [a, b];
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const pairAt = (view: DataView, at: number): Sums => [view.getUint32(at), view.getUint32(at + 4)];
const isSame = (one: Sums, other: Sums) => one[0] === other[0] && one[1] === other[1];
