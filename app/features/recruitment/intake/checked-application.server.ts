import type { Opening } from '#features/content/schemas.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { type JobAnswers, parseJobApplication, refuse } from '../form/schema.ts';
import { type AdvertisedOpening, isOpen } from '../openings/opening.ts';
import { type ResumeFault, type ResumeType, resumeFaults, resumeType } from '../resume/resume.ts';
import { faultOfContent } from '../resume/resume-content.server.ts';

export interface CheckedApplication {
  answers: JobAnswers;
  opening: Opening;
  bytes: Buffer;
  resumeName: string;
  resumeType: ResumeType;
}

/** An application that can be stored, or why it cannot; `status` is the HTTP status that says the same. */
export async function checkApplication(
  form: FormData,
  openings: AdvertisedOpening[],
  today: PlainDate,
): Promise<({ ok: true } & CheckedApplication) | { ok: false; status: number; refusal: Refusal }> {
  if (form.getAll('resume').length > 1) return refused('several');
  const open = openings.filter((opening) => isOpen(opening, today));
  const positions = open.map(({ title }) => title);
  const parsed = parseJobApplication(Object.fromEntries(form), positions);
  if (!parsed.ok) return { ok: false, status: statusOf(parsed.refusal), refusal: parsed.refusal };

  const { answers, resume } = parsed;
  const type = resumeType(resume.name);
  const opening = open.find(({ title }) => title === answers.position);
  if (!type || !opening) throw new Error('The schema takes known kinds and open posts only');
  const bytes = Buffer.from(await resume.arrayBuffer());
  const fault = await faultOfContent(bytes, type);
  if (fault) return refused(fault);
  return { ok: true, answers, opening, bytes, resumeName: resume.name, resumeType: type };
}

function refused(fault: ResumeFault): { ok: false; status: number; refusal: Refusal } {
  return { ok: false, ...refusalFor(fault) };
}

/** What to answer to a resume with this fault. */
export function refusalFor(fault: ResumeFault): { status: number; refusal: Refusal } {
  const { status, message } = resumeFaults[fault];
  return { status, refusal: refuse([{ field: 'resume', message }]) };
}

/** The resume's own status when nothing else is wrong; 422 for everything about the answers. */
function statusOf({ errors }: Refusal): number {
  const [first, second] = errors;
  if (second || first?.field !== 'resume') return 422;
  return (
    Object.values(resumeFaults).find(({ message }) => message === first.message)?.status ?? 422
  );
}
