import type { ActionFunctionArgs } from 'react-router';
import type * as v from 'valibot';
import { type Services, services } from '#app/services.server.ts';
import { answerDesk, type DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { requireRoom, type StaffIn } from '#desk/require-room.server.ts';
import { readBody } from '#requests/read-body.server.ts';

/** An action that takes one change of one application: who asks, what they ask, and the answer. */
export function applicationChange<Schema extends v.GenericSchema>(
  schema: Schema,
  change: (
    staff: StaffIn<'enrollment'>,
    school: Services,
    reference: string,
    asked: v.InferOutput<Schema>,
  ) => Promise<DeskOutcome>,
) {
  return async ({ request, context, params }: ActionFunctionArgs): Promise<Response> => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, 'enrollment');
    const asked = await readBody(request, schema);
    const result = await change(staff, school, params.reference ?? '', asked);
    if (result.outcome === 'done') school.mail.wake();
    return answerDesk(result);
  };
}
