import { notFound } from '#lib/http/problem.server.ts';

/** Programs get a problem, not the Not found screen (`interfaces.md`, Pages). */
export const loader = notFound;
export const action = notFound;
