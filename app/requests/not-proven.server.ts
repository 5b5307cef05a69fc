import { problem } from '#lib/http/problem.server.ts';

/** For whoever looked an application up too long ago, or may not see it any more: nobody can tell which. */
export const notProven = () =>
  problem({
    status: 401,
    title: 'Please look up the application again',
    detail: 'Please enter the reference and the child’s date of birth again.',
  });
