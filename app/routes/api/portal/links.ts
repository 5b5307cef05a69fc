import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { linkApplication } from '#features/enrollment/guardians/guardian-links.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import { retryAfter } from '#lib/rate-limit/sender.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import type { Route } from './+types/links.ts';

const MISSING = 'Enter the access code';
const WRONG =
  'This code does not open an application. Please check each letter and number. Only one person can use a code, within 90 days. The office can give you a new one.';
const bodySchema = v.object({
  code: v.pipe(v.string(MISSING), v.trim(), v.minLength(1, MISSING), v.maxLength(100, WRONG)),
});

/** Links the application that an access code opens with the account of whoever is signed in. */
export const action = taking(bodySchema, async ({ request, context }: Route.ActionArgs) => {
  const account = await requireAccount(request, context.get(services));
  const { code: typed } = await readBody(request, bodySchema);
  const result = await linkApplication(context.get(services), account, {
    sender: context.get(sender),
    typed,
  });
  switch (result.outcome) {
    case 'linked':
      return personalJson({ reference: result.reference });
    case 'wrong': {
      const errors = [{ field: 'code', message: WRONG }];
      return nothingChanged(WRONG, errors);
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
