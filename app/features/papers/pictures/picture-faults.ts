import type { PictureFault } from '#lib/files/photographs/photograph.ts';

/** What can be wrong with a picture: what to do about it, and the HTTP status that says so to a program. */
export const pictureFaults = {
  missing: { status: 422, message: 'Choose the photograph of the paper' },
  several: { status: 422, message: 'Choose one photograph only' },
  empty: { status: 422, message: 'This file is empty. Please photograph the paper again.' },
  tooLarge: {
    status: 413,
    message:
      'This photograph is larger than 5 MB. Set the camera to a smaller size and photograph the paper again, or bring the paper to the office.',
  },
  heic: {
    status: 415,
    message:
      'This photograph is a HEIC file, which we cannot open. On an iPhone: open Settings, Camera, Formats, choose Most Compatible, and photograph the paper again. On an Android phone: open the settings of the camera, turn off HEIF or “high efficiency” pictures, and photograph the paper again. On a computer: open the picture, save it as JPEG, and choose the new file.',
  },
  pdf: {
    status: 415,
    message:
      'This file is a PDF and not a photograph, whatever its name says. Please photograph the paper, or bring it to the office.',
  },
  otherKind: {
    status: 415,
    message:
      'This file is not a JPEG, PNG or WebP picture, whatever its name says. Please photograph the paper with the camera of your phone.',
  },
  broken: {
    status: 415,
    message: 'This picture is damaged or not whole. Please photograph the paper again.',
  },
  infected: {
    status: 422,
    message:
      'Our virus scanner found something harmful in this picture. Please photograph the paper again with the camera of your phone, or bring it to the office.',
  },
  tooManyPixels: {
    status: 413,
    message:
      'This photograph has more than 30 megapixels. Set the camera to a smaller size and photograph the paper again, or bring the paper to the office.',
  },
} as const satisfies Record<
  PictureFault | 'missing' | 'several' | 'tooLarge' | 'infected',
  { status: number; message: string }
>;

export type PictureProblem = keyof typeof pictureFaults;
