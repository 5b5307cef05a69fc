import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { sayOfPapers, saySchema } from '#features/papers/intake/say-of-papers.server.ts';
import { tooMany } from '#lib/http/problem.server.ts';
import { notProven } from '#requests/not-proven.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/papers.ts';
import { taking } from './described.ts';

const bodySchema = v.object({
  pass: v.pipe(v.string(), v.maxLength(500)),
  said: v.optional(saySchema),
});

/** How far the papers of a child are, for whoever has a pass; before that, what they say of one of them is written down. */
export const action = taking(bodySchema, async ({ request, context }: Route.ActionArgs) => {
  const { pass, said } = await readBody(request, bodySchema);
  const result = await sayOfPapers(context.get(services), pass, {
    said,
    sender: context.get(sender),
  });
  switch (result.outcome) {
    case 'shown':
      return personalJson({ papers: result.papers });
    case 'refused':
      return nothingChanged(result.detail);
    case 'notProven':
      return notProven();
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
});
