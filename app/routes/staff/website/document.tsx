import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { HappenedList } from '#desk/record/happened-list.tsx';
import { aboutRecord } from '#desk/rooms.ts';
import { DocumentFields } from '#features/documents/components/document-fields.tsx';
import { DocumentFile } from '#features/documents/components/document-file.tsx';
import { documentAt } from '#features/documents/documents-at.ts';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/document.ts';

const NEW = 'new';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return params.id === NEW ? undefined : askServer(documentAt.at(params.id), request);
}

export const clientAction = makeChange;
export const meta = titled('Documents');

export default function Document({ loaderData: document, params }: Route.ComponentProps) {
  return (
    <DeskPage
      title={document?.title ?? 'Add a document'}
      back={<Link to="/staff/documents">All documents</Link>}
    >
      {document ? (
        <div className="record">
          <div>
            <DocumentFile document={document} />
            <section>
              <h2>In the list</h2>
              <DocumentFields key={document.id} document={document} />
            </section>
          </div>
          <section className="no-print" aria-labelledby="history-title">
            <h2 id="history-title">History</h2>
            <HappenedList
              entries={historyInWords(aboutRecord('documents', document.id), document.history)}
            />
          </section>
        </div>
      ) : (
        <DocumentFields key={params.id} document={undefined} />
      )}
    </DeskPage>
  );
}
