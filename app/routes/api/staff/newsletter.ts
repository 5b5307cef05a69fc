import { changeIssue, issueChangeSchema } from '#features/newsletter/desk/desk-commands.server.ts';
import { findIssue } from '#features/newsletter/desk/desk-queries.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

export const loader = recordLoader('subscribers', async ({ store, clock, secret }, staff, id) => {
  const issue = await findIssue(store.read, staff, id);
  return (
    issue && { ...issue, preview: previewLink({ kind: 'newsletter', id }, clock.now(), secret) }
  );
});
export const action = recordAction('subscribers', issueChangeSchema, changeIssue);
