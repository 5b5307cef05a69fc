import { describe, expect, test } from 'vitest';
import { faultOfFile, tidyFileName } from './resume.ts';

const FIVE_MB = 5 * 1024 * 1024;

describe('the name and size of a resume', () => {
  test.each(['cv.pdf', 'CV.PDF', 'Natasha Zulu – CV.docx', 'old.cv.doc', 'cv.exe.pdf'])(
    '%s is taken',
    (name) => expect(faultOfFile({ name, size: 1 })).toBeUndefined(),
  );

  test.each(['cv.pdf.exe', 'cv', 'pdf', 'cv.docm', 'cv.rtf', 'cv.pdf.', 'cv.pdf ', '.zip'])(
    '%s is of the wrong kind',
    (name) => expect(faultOfFile({ name, size: 1 })).toBe('wrongKind'),
  );

  test.each(['../../etc/cv.pdf', 'C:\\cv.pdf', `${'x'.repeat(297)}.pdf`, 'cv.exe\0.pdf'])(
    'the name %j is refused',
    (name) => expect(faultOfFile({ name, size: 1 })).toBe('badName'),
  );

  test('five megabytes are taken, one byte more is too large', () => {
    expect(faultOfFile({ name: 'cv.pdf', size: FIVE_MB })).toBeUndefined();
    expect(faultOfFile({ name: 'cv.pdf', size: FIVE_MB + 1 })).toBe('tooLarge');
  });

  test('an empty file and no file are two things', () => {
    expect(faultOfFile({ name: 'cv.pdf', size: 0 })).toBe('empty');
    expect(faultOfFile({ name: '', size: 0 })).toBe('missing');
  });
});

test('the office sees a name on one line, in its reading direction, that its disk can take', () => {
  expect(tidyFileName(' Natasha\r\n  “CV”: final?.pdf')).toBe('Natasha “CV”- final-.pdf');
  expect(tidyFileName('cv\u202Efdp.docx')).toBe('cvfdp.docx');
  expect(tidyFileName('re\u0301sume\u0301.pdf')).toBe('résumé.pdf');
});
