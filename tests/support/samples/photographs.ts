import type { Page } from '@playwright/test';
import { jpegFromPhone } from './sample-pictures.ts';

interface PhotographOf {
  /** Stands on the paper, one line each. */
  lines: readonly string[];
  /** 12 megapixels as a phone makes them, unless told. */
  width?: number;
  height?: number;
  /** How the phone was held, 1 to 8 (EXIF). */
  orientation?: number;
}

/**
 * A paper on a table as the camera of a phone photographs it, drawn in this page: with the noise of a small sensor, its
 * position, and turned as the phone was held.
 */
export async function photographOf(
  page: Page,
  { lines, width = 4000, height = 3000, orientation = 1 }: PhotographOf,
): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ lines, width, height, orientation }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      // As the sensor sees the upright paper for each way to hold the phone.
      const isOnSide = orientation > 4;
      const [upWidth, upHeight] = isOnSide ? [height, width] : [width, height];
      const turns: Record<number, [number, number, number, number, number, number]> = {
        1: [1, 0, 0, 1, 0, 0],
        2: [-1, 0, 0, 1, width, 0],
        3: [-1, 0, 0, -1, width, height],
        4: [1, 0, 0, -1, 0, height],
        5: [0, 1, 1, 0, 0, 0],
        6: [0, -1, 1, 0, 0, height],
        7: [0, -1, -1, 0, width, height],
        8: [0, 1, -1, 0, width, 0],
      };
      context.setTransform(...(turns[orientation] ?? [1, 0, 0, 1, 0, 0]));
      context.fillStyle = '#7a5a3a';
      context.fillRect(0, 0, upWidth, upHeight);
      context.fillStyle = '#f6f1e4';
      context.fillRect(upWidth * 0.05, upHeight * 0.05, upWidth * 0.9, upHeight * 0.9);
      context.fillStyle = '#1b1a14';
      const size = Math.round(Math.min(upWidth / 30, upHeight / (lines.length * 2 + 4)));
      context.font = `${size}px serif`;
      for (const [index, line] of lines.entries()) {
        context.fillText(line, upWidth * 0.1, upHeight * 0.12 + (index + 1) * size * 1.9);
      }
      const noise = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
      const grain = noise.getContext('2d');
      if (!grain) throw new Error('No canvas');
      const pixels = grain.createImageData(256, 256);
      for (let at = 0; at < pixels.data.length; at += 4) {
        const value = Math.floor(Math.random() * 256);
        pixels.data.set([value, value, value, 26], at);
      }
      grain.putImageData(pixels, 0, 0);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = context.createPattern(noise, 'repeat') ?? '#0000';
      context.fillRect(0, 0, width, height);
      const file = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', 0.9),
      );
      const reader = new FileReader();
      return new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
        if (file) reader.readAsDataURL(file);
      });
    },
    { lines: [...lines], width, height, orientation },
  );
  return Buffer.from(jpegFromPhone(orientation, new Uint8Array(Buffer.from(bytes, 'base64'))));
}
