import { fileOf } from '../samples/sample-resumes.ts';

/** Posts a job application as the form's script would. */
export function sendJobApplication(
  address: string,
  resume: Buffer,
  coverLetter = '',
  headers: Record<string, string> = { 'Idempotency-Key': crypto.randomUUID() },
  name = 'cv.pdf',
): Promise<Response> {
  const form = new FormData();
  const texts = {
    fullName: 'Natasha Zulu',
    email: 'natasha@mail.example',
    position: 'Art Teacher (Part-time)',
    coverLetter,
  };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('resume', fileOf(resume, name));
  return fetch(`${address}/api/job-applications`, { method: 'POST', body: form, headers });
}
