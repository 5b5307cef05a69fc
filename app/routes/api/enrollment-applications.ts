import { services } from '#app/services.server.ts';
import { submitApplication } from '#features/enrollment/commands.server.ts';
import { readJsonRequest } from '#lib/json-request.server.ts';
import { problem } from '#lib/problem.server.ts';
import type { Route } from './+types/enrollment-applications.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const { noticeVersion, ...input } = read.body;
  const result = await submitApplication(context.get(services), {
    input,
    key: read.key,
    noticeVersion: typeof noticeVersion === 'string' ? noticeVersion : undefined,
  });
  switch (result.outcome) {
    case 'stored':
      return Response.json(result.receipt, {
        status: 201,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'refused':
      return problem({ status: 422, ...result.refusal });
    case 'keyReused':
      return problem({
        status: 422,
        title: 'Key already used',
        detail:
          'This Idempotency-Key came with other answers before. Send the changed answers with a new key.',
      });
  }
}
