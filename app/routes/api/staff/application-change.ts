import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { type Services, services } from '#app/services.server.ts';
import type { ChangeResult } from '#features/enrollment/desk-changes.server.ts';
import { statusNames } from '#features/enrollment/moves.ts';
import { requireRoom, type StaffIn } from '#features/staff/require-room.server.ts';
import { readJsonRequest } from '#lib/json-request.server.ts';
import { notFound, problem } from '#lib/problem.server.ts';
import { personalPage } from '#lib/public-page.ts';

type Staff = StaffIn<'enrollment'>;

/** An action that takes one change of one application: who asks, what they ask, and the answer in the protocol's words. */
export function applicationChange<Schema extends v.GenericSchema>(
  schema: Schema,
  change: (
    staff: Staff,
    school: Services,
    reference: string,
    asked: v.InferOutput<Schema>,
  ) => Promise<ChangeResult>,
) {
  return async ({ request, context, params }: ActionFunctionArgs): Promise<Response> => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, 'enrollment');
    const read = await readAs(schema, request);
    if (!read.ok) return read.response;
    const result = await change(staff, school, params.reference ?? '', read.asked);
    if (result.outcome === 'done') school.mail.wake();
    return answerFor(result);
  };
}

/** The body as the schema wants it, or the problem to answer with. */
export async function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<{ ok: true; asked: v.InferOutput<Schema> } | { ok: false; response: Response }> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read;
  const parsed = v.safeParse(schema, read.body);
  if (parsed.success) return { ok: true, asked: parsed.output };
  const errors = parsed.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  const detail = errors[0]?.message ?? 'Something is not as it should be.';
  return {
    ok: false,
    response: problem({ status: 422, title: 'Not possible', detail, errors }),
  };
}

export function answerFor(result: ChangeResult): Response {
  switch (result.outcome) {
    case 'done': {
      const { outcome, ...said } = result;
      return Response.json(said, { headers: personalPage });
    }
    case 'missing':
      return notFound();
    case 'changedMeanwhile':
      return problem({
        status: 409,
        title: 'Changed meanwhile',
        detail: `A colleague has changed this application; it is now “${statusNames[result.status]}”. What you see here is the newest. Nothing of yours was stored yet.`,
      });
    case 'refused': {
      const { outcome, ...refusal } = result;
      return problem({ status: 422, ...refusal });
    }
  }
}
