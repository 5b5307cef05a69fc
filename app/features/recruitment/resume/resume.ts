import { characterCount, isStorable } from '#lib/text/typed-text.ts';

/** In characters (code points); the database's check has the same number. */
export const FILE_NAME_LIMIT = 200;
const LARGEST_RESUME_BYTES = 5 * 1024 * 1024;

export const RESUME_HINT = '.pdf, .doc or .docx, at most 5 MB';

/**
 * What can be wrong with a resume before its bytes are read (`resume-content.server.ts`): what to do about it, and the
 * HTTP status that says so to a program.
 */
export const resumeFaults = {
  missing: { status: 422, message: 'Choose your resume' },
  several: { status: 422, message: 'Choose one file only: your resume' },
  wrongKind: { status: 415, message: 'Your resume must be a .pdf, .doc or .docx file' },
  tooLarge: { status: 413, message: 'Your resume must be 5 MB or smaller' },
  empty: { status: 422, message: 'This file is empty; open it, save it again and choose it again' },
  unreadable: {
    status: 422,
    message: 'This device cannot read the file any more; choose your resume again',
  },
  badName: {
    status: 422,
    message: `The name of the file must have ${FILE_NAME_LIMIT} characters or fewer and no / or \\; rename it and choose it again`,
  },
} as const satisfies Record<string, { status: number; message: string }>;

type ResumeFault = keyof typeof resumeFaults;

const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** What the name and the size alone say against a file; the browser and the server ask this first. */
export function faultOfFile({
  name,
  size,
}: {
  name: string;
  size: number;
}): ResumeFault | undefined {
  if (name === '') return 'missing';
  if (!isGoodName(name)) return 'badName';
  if (!resumeType(name)) return 'wrongKind';
  if (size === 0) return 'empty';
  if (size > LARGEST_RESUME_BYTES) return 'tooLarge';
  return undefined;
}

/** By the last extension, so that `cv.pdf.exe` is none. */
export function resumeType(name: string): ResumeType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return resumeTypes.find((type) => type === extension);
}

function isGoodName(name: string): boolean {
  return characterCount(name) <= FILE_NAME_LIMIT && isStorable(name) && !/[/\\]/.test(name);
}

/** The name as the office will see it and save it: without what breaks lines, turns them around or ends a name. */
export function tidyFileName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/[:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
