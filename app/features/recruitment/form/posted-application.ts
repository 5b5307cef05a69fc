import { FORM_TIME } from '#forms/form-time.ts';
import { CAUGHT, HONEYPOT, isHoneypotFilled } from '#forms/honeypot.ts';
import { type Refusal, refusalOf } from '#forms/refusal.ts';
import { REFUSAL_TITLE } from '../job-application.ts';
import { resumeFaults } from '../resume/resume.ts';
import { type JobAnswers, refuse, textNames } from './schema.ts';

/** The form as the server answers it when it was posted without a script and something is to be corrected. */
export interface PostedApplication {
  answers: JobAnswers;
  refusal: Refusal;
}

/** The refusal for a program that filled in what no person sees. Takes what is not the application's out of the form. */
export function programRefusal(form: FormData): Refusal | undefined {
  const isCaught = isHoneypotFilled(form);
  form.delete(HONEYPOT);
  form.delete(FORM_TIME);
  return isCaught ? refusalOf(CAUGHT, REFUSAL_TITLE) : undefined;
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
