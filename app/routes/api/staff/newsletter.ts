import { changeIssue, issueChangeSchema } from '#features/newsletter/desk/desk-commands.server.ts';
import { findIssue } from '#features/newsletter/desk/desk-queries.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One newsletter, with a link that shows it as its mail looks. */
export const loader = recordLoader('subscribers', async ({ store, clock, secret }, staff, id) => {
  const issue = await findIssue(store.read, staff, id);
  return (
    issue && { ...issue, preview: previewLink({ kind: 'newsletter', id }, clock.now(), secret) }
  );
});
/** Changes, sends or removes a newsletter. */
export const action = recordAction('subscribers', issueChangeSchema, changeIssue);
