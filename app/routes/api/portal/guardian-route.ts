import type { ActionFunctionArgs } from 'react-router';
import { type Services, sender, services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { answerPress } from '#requests/answer-press.server.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;
type Guardian = Awaited<ReturnType<typeof requireGuardian>>;

/** A loader or action about one application, for a guardian whose account follows it. */
export function guardianRoute<Said extends Response>(
  answer: (
    school: Services,
    guardian: Guardian,
    asked: { request: Request; sender: Sender },
  ) => Promise<Said>,
) {
  return async ({ request, context, params }: Args) => {
    const school = context.get(services);
    // Who has erased the application follows it no more, and still gets the answer that was lost.
    const findAccount = () => requireAccount(request, school);
    return answerPress(school, request, findAccount, async () => {
      const guardian = await requireGuardian(request, school, params.reference ?? '');
      return answer(school, guardian, { request, sender: context.get(sender) });
    });
  };
}
