import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseForm } from '#forms/parse-form.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { jobApplication } from './job-application.ts';

const OPEN = [{ id: 'art-teacher', title: 'Art Teacher (Part-time)' }];
const parse = (input: Record<string, unknown>) =>
  parseForm(jobApplication, { resume: undefined, ...input }, OPEN);
const complete = {
  fullName: 'Natasha Zulu',
  email: 'natasha@mail.example',
  phone: '',
  position: 'Art Teacher (Part-time)',
  coverLetter: '',
  resume: fileOf(samplePdf(), 'cv.pdf'),
};

function refusalOf(changes: Record<string, unknown>) {
  const result = parse({ ...complete, ...changes });
  return result.ok ? undefined : result.refusal;
}

describe('a job application', () => {
  test('is taken with its text trimmed and its line breaks alike', () => {
    const result = parse({
      ...complete,
      fullName: '  Natasha Zulu ',
      coverLetter: 'Dear school,\r\n\r\nI paint.\r\n',
    });
    expect(result).toMatchObject({
      ok: true,
      answers: { fullName: 'Natasha Zulu', coverLetter: 'Dear school,\n\nI paint.' },
    });
  });

  test('without phone and cover letter is complete', () => {
    const { phone: _, coverLetter: __, ...rest } = complete;
    expect(parse(rest).ok).toBe(true);
  });

  test.each([
    ['fullName', 'Enter your full name'],
    ['email', 'Enter your email address'],
    ['position', 'Choose one of the current openings'],
    ['resume', 'Choose your resume'],
  ])('without %s is incomplete', (field, message) => {
    expect(refusalOf({ [field]: field === 'resume' ? undefined : '  ' })).toEqual({
      title: 'Incomplete Application',
      detail: 'Please fill in all required fields and upload your resume.',
      errors: [{ field, message }],
    });
  });

  test('nothing at all asks for everything', () => {
    const result = parse({});
    expect(result).toMatchObject({
      refusal: {
        errors: [
          { field: 'position', message: 'Choose one of the current openings' },
          { field: 'fullName', message: 'Enter your full name' },
          { field: 'email', message: 'Enter your email address' },
          { field: 'resume', message: 'Choose your resume' },
        ],
      },
    });
  });

  test('what is missing is named in the order of the form', () => {
    const { errors } = refusalOf({ fullName: '', email: '', resume: undefined }) ?? {};
    expect(errors?.map(({ field }) => field)).toEqual(['fullName', 'email', 'resume']);
  });

  test('a resume that will not do is named in the notice too', () => {
    expect(refusalOf({ resume: fileOf(Buffer.from('x'), 'cv.txt') })).toMatchObject({
      detail: 'Your resume must be a .pdf, .doc or .docx file.',
      errors: [{ field: 'resume' }],
    });
  });

  test('is for a post that is open', () => {
    expect(refusalOf({ position: 'Head Teacher' })?.errors[0]?.field).toBe('position');
  });

  test('has each text up to its limit', () => {
    for (const { name, label, limit } of jobApplication.questions) {
      if (name === 'position' || name === 'resume') continue;
      expect(refusalOf({ [name]: '🎨'.repeat(limit) })).toBeUndefined();
      expect(refusalOf({ [name]: 'x'.repeat(limit + 1) })?.errors).toEqual([
        { field: name, message: expect.stringContaining(`${label}: `) },
      ]);
    }
  });

  test.each(['fullName', 'email', 'phone'])('has %s on one line', (field) => {
    const bent = 'a\r\nBcc: everybody@mail.example';
    expect(refusalOf({ [field]: bent })?.errors[0]).toMatchObject({ field });
  });

  test('has no fields of its own', () => {
    const input = JSON.parse('{"__proto__": {"x": 1}, "constructor": "y"}');
    expect(refusalOf(input)?.errors.map(({ field }) => field)).toContain('constructor');
  });

  test('whatever is sent, the answer is a result and never an exception', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (input) => {
        expect(parse(input).ok).toBe(false);
      }),
    );
  });
});
