import type { Answer } from '#lib/http/answer.ts';
import { personalPage } from '#lib/http/public-page.ts';

/** What is for this person at this moment only, such as what a screen behind the sign-in shows; 201 for what was taken. */
export function personalJson<Shown extends object>(shown: Shown): Answer<200, Shown>;
export function personalJson<Shown extends object>(shown: Shown, status: 201): Answer<201, Shown>;
export function personalJson(shown: object, status = 200): Response {
  return Response.json(shown, { status, headers: personalPage });
}
