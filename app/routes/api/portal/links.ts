import { sender, services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { linkApplication } from '#features/enrollment/guardians/guardian-links.server.ts';
import { linkSchema, WRONG_CODE } from '#features/enrollment/guardians/guardian-schemas.ts';
import { problem } from '#lib/http/problem.server.ts';
import { retryAfter } from '#lib/rate-limit/sender.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import type { Route } from './+types/links.ts';

/** Links the application that an access code opens with the account of whoever is signed in. */
export const action = taking(linkSchema, async ({ request, context }: Route.ActionArgs) => {
  const account = await requireAccount(request, context.get(services));
  const { code: typed } = await readBody(request, linkSchema);
  const result = await linkApplication(context.get(services), account, {
    sender: context.get(sender),
    typed,
  });
  switch (result.outcome) {
    case 'linked':
      return personalJson({ reference: result.reference });
    case 'wrong': {
      const errors = [{ field: 'code', message: WRONG_CODE }];
      return nothingChanged(WRONG_CODE, errors);
    }
    case 'tooMany':
      return problem(
        {
          status: 429,
          title: 'Please wait a little',
          detail:
            'You have tried too many codes. Please wait an hour and try again, or call the office.',
        },
        retryAfter(result),
      );
  }
});
