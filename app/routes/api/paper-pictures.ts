import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { takePiece } from '#features/papers/intake/take-piece.server.ts';
import { readMultipartRequest } from '#lib/http/multipart-request.server.ts';
import { problem, tooMany } from '#lib/http/problem.server.ts';
import { notProven } from '#requests/not-proven.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/paper-pictures.ts';
import { takingForm } from './described.ts';

const number = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const bodySchema = v.object({
  pass: v.pipe(v.string(), v.maxLength(500)),
  paper: v.pipe(v.string(), v.maxLength(60)),
  size: v.pipe(number, v.minValue(1)),
  sha256,
});
const pieceSchema = v.object({ number, pieceSha256: sha256, bytes: v.file() });

const takenPiece = v.object({ ...bodySchema.entries, ...v.partial(pieceSchema).entries });

/** One piece of a photograph of a paper, which the Idempotency-Key names; without a piece, only what is still missing is asked. */
export const action = takingForm(takenPiece, async ({ request, context }: Route.ActionArgs) => {
  const { form, key } = await readMultipartRequest(request);
  const body = v.safeParse(bodySchema, Object.fromEntries(form));
  const piece = form.has('number') ? v.safeParse(pieceSchema, Object.fromEntries(form)) : undefined;
  if (!key || !body.success || piece?.success === false) return unreadable();
  const result = await takePiece(context.get(services), {
    ...body.output,
    key: key.toLowerCase(),
    piece: piece && {
      number: piece.output.number,
      sha256: piece.output.pieceSha256,
      bytes: new Uint8Array(await piece.output.bytes.arrayBuffer()),
    },
    sender: context.get(sender),
  });
  switch (result.outcome) {
    case 'arrived':
      return personalJson({ submissionDate: result.arrivedAt }, 201);
    case 'missing':
      return personalJson({ missing: result.missing });
    case 'damaged':
      return unreadable();
    case 'notProven':
      return notProven();
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
    case 'refused':
      return problem({ ...result, title: 'Photograph not taken', errors: [] });
  }
});

const unreadable = () =>
  problem({ status: 400, title: 'Unreadable request', detail: 'This is no whole piece.' });
