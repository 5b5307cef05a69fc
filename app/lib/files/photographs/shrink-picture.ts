import { asDataAddress } from './data-address.ts';
import { type PictureFault, readPicture } from './photograph.ts';
import { cutTo, fitted, openedSize, type PictureSize } from './small-picture.ts';

/** Phones photograph with up to 64 megapixels; they can unpack that, the school's computer need not. */
const MOST_PIXELS_HERE = 65_000_000;

export interface Shrinking {
  /** What to try after each other until it is small enough: its longest side in pixels, and the quality. */
  attempts: readonly { longest: number; quality: number }[];
  largestBytes: number;
  /** What it is cut to, such as 4 by 5; without one it stays whole. */
  shape?: PictureSize;
}

/** `notOpened`: this browser cannot unpack it, or not make it small enough. */
export type ShrinkFault = PictureFault | 'notOpened';

/**
 * Makes a photograph small enough to send: upright, as JPEG, drawn anew, so that nothing of what the camera wrote into
 * it is left.
 */
export async function shrinkPicture(
  file: Blob,
  how: Shrinking,
): Promise<Blob | { fault: ShrinkFault }> {
  let read: ReturnType<typeof readPicture>;
  try {
    read = readPicture(new Uint8Array(await file.arrayBuffer()), MOST_PIXELS_HERE);
  } catch {
    return { fault: 'notOpened' };
  }
  // What this browser can open although we cannot, such as HEIC on an iPhone, is made a JPEG here.
  const canTry = !('fault' in read) || read.fault === 'heic' || read.fault === 'otherKind';
  if ('fault' in read && !canTry) return { fault: read.fault };
  try {
    const opened = 'fault' in read ? await openBitmap(file, {}) : await open(file, read, how);
    try {
      let drawn: { longest: number; canvas: HTMLCanvasElement } | undefined;
      for (const { longest, quality } of how.attempts) {
        if (drawn?.longest !== longest)
          drawn = { longest, canvas: draw(opened, longest, how.shape) };
        const picture = await asJpeg(drawn.canvas, quality);
        if (picture.size <= how.largestBytes) return picture;
      }
    } finally {
      if ('close' in opened) opened.close();
    }
    return { fault: 'notOpened' };
  } catch {
    return { fault: 'fault' in read ? read.fault : 'notOpened' };
  }
}

/**
 * As an image where the browser can, since it then unpacks of a JPEG only as many pixels as are drawn: whole, 64
 * megapixels are 256 MB, and drawing them takes more.
 */
async function open(
  file: Blob,
  read: PictureSize & { isOnSide?: boolean },
  how: Shrinking,
): Promise<HTMLImageElement | ImageBitmap> {
  const image = new Image();
  const isThere = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  image.src = await asDataAddress(file);
  return (await isThere) ? image : openBitmap(file, resizing(read, how));
}

/**
 * Makes it smaller while it is opened, so that it is whole in memory for a moment only. One side is named and not both,
 * so that no browser pulls it out of shape, whichever it takes for the width.
 */
function resizing(
  { width, height, isOnSide }: PictureSize & { isOnSide?: boolean },
  how: Shrinking,
): ImageBitmapOptions {
  const upright = isOnSide ? { width: height, height: width } : { width, height };
  const longest = Math.max(...how.attempts.map((attempt) => attempt.longest));
  const size = openedSize(upright, longest, how.shape);
  if (!size) return {};
  const side =
    size.width > size.height ? { resizeWidth: size.width } : { resizeHeight: size.height };
  // Without it, what is made much smaller loses every second line.
  return { ...side, resizeQuality: 'high' };
}

/** Upright, whatever the browser knows: older ones turn it by themselves and refuse the word, the oldest take no options. */
async function openBitmap(file: Blob, options: ImageBitmapOptions): Promise<ImageBitmap> {
  for (const known of [{ ...options, imageOrientation: 'from-image' as const }, options]) {
    try {
      return await createImageBitmap(file, known);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return createImageBitmap(file);
}

/** Upright, and cut to its shape. */
function draw(
  opened: HTMLImageElement | ImageBitmap,
  longest: number,
  shape: PictureSize = opened,
): HTMLCanvasElement {
  const cut = cutTo(opened, shape);
  const canvas = Object.assign(document.createElement('canvas'), fitted(cut, longest));
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(opened, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('Not drawn'))),
      'image/jpeg',
      quality,
    );
  });
}
