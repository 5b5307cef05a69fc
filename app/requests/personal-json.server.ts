import { personalPage } from '#lib/http/public-page.ts';

/** What a screen behind the sign-in shows. It is for this person at this moment only. */
export function personalJson(shown: object): Response {
  return Response.json(shown, { headers: personalPage });
}
