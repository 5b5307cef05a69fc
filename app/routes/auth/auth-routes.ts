import type { ActionFunctionArgs } from 'react-router';
import type * as v from 'valibot';
import { type Services, sender, services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { type AuthOutcome, refuse } from '#features/accounts/protocol/auth-refusal.ts';
import {
  findSignedIn,
  owesSecondFactor,
  type SignedIn,
} from '#features/accounts/sessions/authorization.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';

export type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;
type BodySchema = v.GenericSchema<unknown, unknown>;

type Answer<Value> = (
  school: Services,
  signedIn: SignedIn,
  args: Args,
) => Promise<AuthOutcome<Value>>;

const ROOT = 'auth/v1/';

/** A loader or action of several addresses, each by what stands behind `/auth/v1/` (app/addresses.ts). */
export function byAddress(answers: Record<string, (args: Args) => Promise<Response>>) {
  return (args: ActionFunctionArgs): Promise<Response> | Response =>
    answers[args.pattern.slice(ROOT.length)]?.(args) ?? notFound();
}

/** A loader or action for whoever is signed in, also with the password only: the way to the second factor. */
export function firstLevelRoute<Value>(answer: Answer<Value>) {
  return (args: Args): Promise<Response> =>
    answerAuth(async () => {
      const school = args.context.get(services);
      const signedIn = await findSignedIn(args.request, school);
      if (typeof signedIn === 'string') return refuse(signedIn);
      return answer(school, signedIn, args);
    });
}

/** A loader or action for whoever is signed in, and has shown the second factor where the account has one. */
export function signedInRoute<Value>(answer: Answer<Value>) {
  return firstLevelRoute<Value>(async (school, signedIn, args) => {
    if (await owesSecondFactor(school.store.read, signedIn)) return refuse('insufficient_aal');
    return answer(school, signedIn, args);
  });
}

/** An action with what its caller asks for; whose it is, `route` says. */
export function signedInAction<Schema extends BodySchema, Value>(
  schema: Schema,
  change: (
    school: Services,
    signedIn: SignedIn,
    asked: v.InferOutput<Schema>,
    args: Args,
  ) => Promise<AuthOutcome<Value>>,
  route: typeof signedInRoute<Value> = signedInRoute,
) {
  return route(async (school, signedIn, args) => {
    const read = await readAuthBody(args.request, schema);
    return read.outcome === 'refused' ? read : change(school, signedIn, read.value, args);
  });
}

/** An action for whoever comes, with what they ask for and where a mail's link is to lead (`redirectToOf`). */
export function openAction<Schema extends v.GenericSchema<unknown, object>, Value>(
  schema: Schema,
  change: (
    school: Services,
    from: Sender,
    asked: v.InferOutput<Schema> & { redirectTo: string | undefined },
  ) => Promise<AuthOutcome<Value>>,
) {
  return ({ request, context }: Args): Promise<Response> =>
    answerAuth(async () => {
      const read = await readAuthBody(request, schema);
      if (read.outcome === 'refused') return read;
      const asked = { ...read.value, redirectTo: redirectToOf(request) };
      return change(context.get(services), context.get(sender), asked);
    });
}

/** Where the client wants the mail's link to lead; whoever uses it asks `safePath` first. */
export function redirectToOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('redirect_to') ?? undefined;
}
