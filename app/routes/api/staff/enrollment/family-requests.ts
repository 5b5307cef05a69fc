import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { requestChangeSchema } from '#features/enrollment/requests/request-schemas.ts';
import { findPapersIn } from '#features/papers/list-papers.server.ts';
import { recordAction } from '../desk-routes.ts';

/** The office asks the family for something, or says what has become of it. */
export const action = recordAction('enrollment', requestChangeSchema, (school, ...asked) =>
  changeRequests({ ...school, findPapers: findPapersIn(school.content) }, ...asked),
);
