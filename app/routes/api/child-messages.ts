import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { answerWordsSchema } from '#features/contact/conversation/answer-schema.ts';
import { findWriterByPass } from '#features/enrollment/guardians/family-page/message-pass.server.ts';
import { writeAboutChild } from '#features/enrollment/guardians/family-page/write-about-child.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import { readKey } from '#lib/http/request-head.server.ts';
import { notProven } from '#requests/not-proven.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/child-messages.ts';
import { taking } from './described.ts';

const bodySchema = v.object({
  pass: v.pipe(v.string(), v.maxLength(500)),
  words: answerWordsSchema,
  after: v.pipe(v.string(), v.maxLength(100)),
});

/** Takes what a family writes about a child on its page, for whoever has a pass to write. */
export const action = taking(bodySchema, async ({ request, context }: Route.ActionArgs) => {
  const key = readKey(request);
  const { pass, ...said } = await readBody(request, bodySchema);
  const school = context.get(services);
  const signing = { secret: school.secret, now: school.clock.now() };
  const writer = await findWriterByPass(school.store.read, pass, signing);
  if (!writer) return notProven();
  if ('against' in writer)
    return problem({ status: 422, title: 'Message not taken', detail: writer.against, errors: [] });
  const message = { ...said, key, sender: context.get(sender) };
  return answerSubmission(await writeAboutChild(school, writer, message));
});
