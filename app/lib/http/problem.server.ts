import { tooManyWords } from '../rate-limit/too-many.ts';
import type { Answer } from './answer.ts';

/** RFC 9457 problem details; `errors` names what to correct, field by field. */
export interface Problem<Status extends number = number> {
  status: Status;
  title: string;
  detail: string;
  errors?: { field: string; message: string }[];
  /** What the school has already, where that is the reason. */
  receipt?: { reference?: string; submissionDate: string } | undefined;
}

/** As it is sent, and as the description of the API has it, which looks it up by this name. */
export interface ProblemDetails extends Problem {
  type: 'about:blank';
}

export type ProblemAnswer<Status extends number = number> = Answer<
  Status,
  ProblemDetails,
  'application/problem+json'
>;

export function problem<const Status extends number>(
  { status, title, detail, errors, receipt }: Problem<Status>,
  headers?: HeadersInit,
): ProblemAnswer<Status> {
  const body: ProblemDetails = {
    type: 'about:blank',
    title,
    status,
    detail,
    ...(errors && { errors }),
    ...(receipt && { receipt }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
    },
  });
}

/** The problem 422 of a single field. */
export const refusedField = (title: string, field: string, detail: string) =>
  problem({ status: 422, title, detail, errors: [{ field, message: detail }] });

export const methodNotAllowed = (allow: string) =>
  problem(
    { status: 405, title: 'Method not allowed', detail: `This address answers ${allow} only.` },
    { Allow: allow },
  );

/** For a record that is not there, and for one that is somebody else's: nobody can tell which. */
export const notFound = () =>
  problem({ status: 404, title: 'Not found', detail: 'There is nothing at this address.' });

export const tooLarge = () =>
  problem({
    status: 413,
    title: 'Too large',
    detail: 'What was sent is larger than this form takes.',
  });

export const crossSite = () =>
  problem({
    status: 403,
    title: 'Not from this site',
    detail:
      'Forms are taken from the school’s own pages only. Open the page again and send it from there.',
  });

/** The key of a submission came with other content before; whoever holds it may know what that got. */
export const keyReused = (receipt?: Problem['receipt']) =>
  problem({
    status: 422,
    title: receipt ? 'Sent before with different answers' : 'Not taken',
    detail: receipt
      ? 'The school already has this form, with different answers. Please call us if you want to change something.'
      : 'We could not take this form as it was sent. Please press the button once more.',
    receipt,
  });

export const tooMany = (retryAfterSeconds: number) =>
  problem(
    { status: 429, ...tooManyWords(retryAfterSeconds) },
    { 'Retry-After': String(retryAfterSeconds) },
  );

export const serverProblem = () =>
  problem({
    status: 500,
    title: 'Something went wrong',
    detail:
      'The school’s website had a problem. We do not know whether this was saved. Please try again in a few minutes.',
  });

export const RETRY_AFTER_SECONDS = 60;

export const notStored = () =>
  problem(
    {
      status: 503,
      title: 'Not saved yet',
      detail:
        'The school’s website cannot take forms at the moment. Nothing was saved. Please send it again in a few minutes.',
    },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );
