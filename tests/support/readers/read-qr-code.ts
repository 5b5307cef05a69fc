import jsQR from 'jsqr';

const QUIET = 4;
const PIXELS = 4;

/** What a camera reads off the modules of a QR code: rows, true where dark. */
export function readQrCode(modules: boolean[][]): string | undefined {
  const size = (modules.length + 2 * QUIET) * PIXELS;
  const image = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = modules[Math.floor(y / PIXELS) - QUIET]?.[Math.floor(x / PIXELS) - QUIET];
      if (isDark) image.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return jsQR(image, size, size)?.data;
}
