import { personalPage } from '#lib/http/public-page.ts';

/** What is for this person at this moment only, such as what a screen behind the sign-in shows; 201 for what was taken. */
export function personalJson(shown: object, status = 200): Response {
  return Response.json(shown, { status, headers: personalPage });
}
