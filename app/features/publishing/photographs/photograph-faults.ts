import type { PhotographKind } from '#features/content/sections/photograph.ts';

const problems = {
  missing: 'Choose a photograph',
  empty: 'This file is empty. Please choose another one.',
  heic: 'This photograph is a HEIC file, which this browser cannot open. Save it as JPEG and choose it again.',
  pdf: 'This file is a PDF and not a photograph, whatever its name says. Please choose a photograph.',
  otherKind:
    'This file is not a JPEG, PNG or WebP picture, whatever its name says. Please choose a photograph.',
  noJpeg: 'The photograph must be a JPEG picture. Please choose it again at the desk.',
  broken: 'This picture is damaged or not whole. Please choose another one.',
  tooManyPixels: 'This photograph has too many pixels. Please choose a smaller one.',
  notOpened: 'This browser cannot open the photograph. Please choose a smaller one.',
};

export type PhotographProblem = keyof typeof problems | 'tooLarge' | 'tooSmall' | 'wrongShape';

/** What can be wrong with a photograph that an editor chooses, and what to do about it. */
export const photographProblems: Record<PhotographKind, Record<PhotographProblem, string>> = {
  portrait: {
    ...problems,
    tooLarge: 'The photograph must be 25 KB or smaller. Please choose it again at the desk.',
    tooSmall:
      'This photograph is too small: a face would not be clear. Please choose a larger one.',
    wrongShape: 'The photograph must be 4 wide and 5 high. Please choose it again at the desk.',
  },
  wide: {
    ...problems,
    tooLarge: 'The photograph must be 60 KB or smaller. Please choose it again at the desk.',
    tooSmall: 'This photograph is too small to be clear. Please choose a larger one.',
    wrongShape: 'The photograph must be 4 wide and 3 high. Please choose it again at the desk.',
  },
};
