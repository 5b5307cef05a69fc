import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDoc, sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { resumeResponse } from './resume-response.server.ts';

const row = { resume_name: 'Natasha.pdf', resume_scan: 'clean' } as const;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('a resume for the office', () => {
  test('is saved, not shown, and can do nothing in a browser that shows it all the same', async () => {
    const answer = resumeResponse(samplePdf(), row);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="Natasha.pdf"; filename*=UTF-8''Natasha.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samplePdf());
  });

  test.each([
    ['application/pdf', samplePdf()],
    ['application/msword', sampleDoc()],
    [DOCX, sampleDocx()],
    ['application/octet-stream', Buffer.from('<script>alert(1)</script>')],
  ])('is %s by its bytes, whatever its name says', (type, bytes) => {
    const answer = resumeResponse(bytes, { ...row, resume_name: 'cv.html' });
    expect(answer.headers.get('Content-Type')).toBe(type);
  });

  test('that is infected stays shut', async () => {
    const answer = resumeResponse(samplePdf(), { ...row, resume_scan: 'infected' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  test('keeps its name: “Élodie’s CV (2).pdf”', () => {
    const answer = resumeResponse(samplePdf(), { ...row, resume_name: 'Élodie’s CV (2).pdf' });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="_lodie_s CV (2).pdf"; filename*=UTF-8''%C3%89lodie%E2%80%99s%20CV%20%282%29.pdf`,
    );
  });

  test('no name breaks out of the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { headers } = resumeResponse(samplePdf(), { ...row, resume_name: name });
        const disposition = headers.get('Content-Disposition') ?? '';
        const [, plain = '', real = ''] =
          /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w%.!~-]*)$/.exec(disposition) ??
          [];
        expect(plain).not.toMatch(/[^ -~]|[\\%]/);
        expect(decodeURIComponent(real)).toBe(name);
      }),
    );
  });
});
