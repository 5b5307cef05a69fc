import * as v from 'valibot';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { readMultipartRequest } from '#lib/http/multipart-request.server.ts';
import { type ProblemAnswer, problem } from '#lib/http/problem.server.ts';
import { inOurWords, withField } from '#lib/text/schema-words.ts';

/** What a screen behind the sign-in sent; throws the problem to answer with when it cannot be read or taken. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parsedBody(schema, (await readJsonRequest(request)).body);
}

/** What a screen behind the sign-in sent together with a `file`; throws as `readBody` does. */
export async function readFormBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ fields: v.InferOutput<Schema>; file: FormDataEntryValue | null }> {
  const { form } = await readMultipartRequest(request);
  return { fields: parsedBody(schema, Object.fromEntries(form)), file: form.get('file') };
}

function parsedBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body, inOurWords);
  if (parsed.success) return parsed.output;
  const errors = parsed.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  throw nothingChanged(errors[0] ? withField(errors[0]) : '', errors);
}

/** The problem 422: what was asked for is against a rule. */
export function nothingChanged(
  detail: string,
  errors: { field: string; message: string }[] = [],
): ProblemAnswer<422> {
  return problem({ status: 422, title: 'Nothing was changed', detail, errors });
}
