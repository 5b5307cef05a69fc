import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { EmptyState } from '#desk/empty-state.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { statusInWords } from '#features/documents/components/document-words.ts';
import { documentsAt } from '#features/documents/documents-at.ts';
import { documentKinds } from '#features/documents/school-document.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenSize } from '#lib/text/written-size.ts';
import { loadFrom } from '#requests/screen-requests.ts';
import type { Route } from './+types/documents.ts';

export const clientLoader = loadFrom(documentsAt);
export const meta = titled('Documents');

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
  const now = new Date();
  return (
    <DeskPage
      title="Documents"
      action={
        <Link className="btn" to="/staff/documents/new">
          Add a document
        </Link>
      }
    >
      <p className="lead mb-g4">
        What stands here is on <a href="/parents/documents">Forms and Documents</a> within a second.
        The enrollment form, the job application and the calendar are there by themselves.
      </p>
      {documents.length === 0 && (
        <EmptyState title="There is no document yet">
          <p>Add the first one: a letter to parents, a list of books, a form to fill in.</p>
        </EmptyState>
      )}
      <ol className="content-parts">
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              <Link to={`/staff/documents/${document.id}`}>{document.title}</Link>
              <br />
              <span className="small">{document.summary}</span>
              <br />
              <span className="small muted">
                {documentKinds[document.kind].name}, {writtenSize(document.bytes)},{' '}
                {shortInstant(document.changedAt, now)}
              </span>
            </span>
            <StatusBadge of={statusInWords(document)} />
          </li>
        ))}
      </ol>
    </DeskPage>
  );
}
