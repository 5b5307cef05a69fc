/** Where the modules of a QR code lie: patterns, format, data and mask (ISO/IEC 18004, sections 6.3 and 7.7 to 7.10). */
export const sizeOf = (version: number) => 17 + 4 * version;

type SetModule = (x: number, y: number, isDark: boolean) => void;

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code with the mask that leaves the fewest patterns that confuse a camera. */
export function drawModules(codewords: number[], version: number): boolean[][] {
  const drawings = masks.map((_, mask) => draw(codewords, version, mask));
  const penalties = drawings.map(penaltyOf);
  return drawings[penalties.indexOf(Math.min(...penalties))] ?? [];
}

export function alignmentPositions(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  const later = Array.from({ length: count - 1 }, (_, index) => last - index * step);
  return [6, ...later.reverse()];
}

function draw(codewords: number[], version: number, mask: number): boolean[][] {
  const size = sizeOf(version);
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array(size).fill(undefined),
  );
  const set: SetModule = (x, y, isDark) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  drawPatterns(set, version);
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);

  const isMasked = masks[mask];
  let bit = 0;
  // Pairs of columns from the right, up and down in turns, past the column of the timing pattern.
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y]?.[x] !== undefined) continue;
        const isDark = Boolean(((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1);
        set(x, y, isDark !== isMasked?.(x, y));
        bit++;
      }
    }
  }
  return modules.map((row) => row.map(Boolean));
}

function drawPatterns(set: SetModule, version: number): void {
  const size = sizeOf(version);
  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquare(set, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const positions = alignmentPositions(version);
  const last = positions.length - 1;
  positions.forEach((x, column) => {
    positions.forEach((y, row) => {
      const isFinder =
        (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isFinder) drawSquare(set, x, y, 2, (distance) => distance !== 1);
    });
  });
}

function drawSquare(
  set: SetModule,
  x: number,
  y: number,
  reach: number,
  isDark: (distance: number) => boolean,
): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

const LEVEL_L = 1;

function drawFormat(set: SetModule, size: number, mask: number): void {
  const data = (LEVEL_L << 3) | mask;
  const bits = ((data << 10) | checkBits(data, 10, 0x537)) ^ 0x5412;
  const isDark = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const near = index < 6 ? index : index + 1;
    if (index < 8) set(8, near, isDark(index));
    else set(index === 8 ? 7 : 14 - index, 8, isDark(index));
    if (index < 8) set(size - 1 - index, 8, isDark(index));
    else set(8, size - 15 + index, isDark(index));
  }
  set(8, size - 8, true);
}

function drawVersion(set: SetModule, size: number, version: number): void {
  const bits = (version << 12) | checkBits(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >>> index) & 1) === 1;
    const far = size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** The rest of a division of polynomials over GF(2). */
function checkBits(data: number, width: number, generator: number): number {
  let rest = data;
  for (let step = 0; step < width; step++)
    rest = (rest << 1) ^ ((rest >>> (width - 1)) * generator);
  return rest;
}

/** Runs of one colour, squares of one colour, and whatever looks like a finder pattern. */
function penaltyOf(modules: boolean[][]): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = modules.map((_, x) => modules.map((row) => Number(row[x])).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const square = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]];
      if (square.every((module) => module === modules[y]?.[x])) penalty += 3;
    }
  }
  return penalty;
}
