import { readPicture } from '#lib/files/photographs/photograph.ts';
import { type PictureProblem, pictureFaults } from '../picture-faults.ts';
import { LARGEST_SMALL_PICTURE } from '../picture-pieces.ts';
import { attempts, fitted } from './small-picture.ts';

/** Phones photograph with up to 50 megapixels by themselves; they can unpack that, the school's computer need not. */
const MOST_PIXELS_HERE = 64_000_000;

const NOT_OPENED =
  'This phone cannot open the photograph. Set the camera to a smaller size and photograph the paper again, or bring the paper to the office.';

/**
 * Makes a photograph small enough to send: upright, as JPEG of at most 200 KB, drawn anew, so that nothing of what the
 * camera wrote into it is left. Gives what to do when that is not possible.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | { problem: string }> {
  let read: ReturnType<typeof readPicture>;
  try {
    read = readPicture(new Uint8Array(await file.arrayBuffer()), MOST_PIXELS_HERE);
  } catch {
    return { problem: NOT_OPENED };
  }
  // What this browser can open although we cannot, such as HEIC on an iPhone, is made a JPEG here.
  const canTry = !('fault' in read) || read.fault === 'heic' || read.fault === 'otherKind';
  if ('fault' in read && !canTry) return say(read.fault);
  try {
    const bitmap = await open(file);
    try {
      for (const attempt of attempts) {
        const picture = await draw(bitmap, attempt);
        if (picture.size <= LARGEST_SMALL_PICTURE) return picture;
      }
    } finally {
      bitmap.close();
    }
    return { problem: NOT_OPENED };
  } catch {
    return 'fault' in read ? say(read.fault) : { problem: NOT_OPENED };
  }
}

const say = (problem: PictureProblem) => ({ problem: pictureFaults[problem].message });

async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Older browsers turn it upright by themselves and know no such option.
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  }
}

async function draw(
  bitmap: ImageBitmap,
  { longest, quality }: { longest: number; quality: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap, longest));
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('Not drawn'))),
      'image/jpeg',
      quality,
    );
  });
}
