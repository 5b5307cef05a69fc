import type { Refusal } from '#forms/refusal.ts';
import { resumeFaults } from '../resume/resume.ts';
import { type JobAnswers, refuse, textNames } from './schema.ts';

/** The form as the server answers it when it was posted without a script and something is to be corrected. */
export interface PostedApplication {
  answers: JobAnswers;
  refusal: Refusal;
}

export function answerPosted(form: FormData, refusal: Refusal): PostedApplication {
  const texts = textNames.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return { answers: Object.fromEntries(texts), refusal: withResume(refusal) };
}

/** No browser puts a file back into a page, so a form that comes back needs it again. */
function withResume(refusal: Refusal): Refusal {
  if (refusal.errors.some(({ field }) => field === 'resume')) return refusal;
  const again = { field: 'resume', message: 'Choose your resume again' };
  return { ...refusal, errors: [...refusal.errors, again] };
}

/** For a form that was too large to be read at all. */
export function resumeTooLarge(): Refusal {
  return refuse([{ field: 'resume', message: resumeFaults.tooLarge.message }]);
}
