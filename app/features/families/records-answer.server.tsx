import { renderToStaticMarkup } from 'react-dom/server';
import { personalPage } from '#lib/public-page.ts';
import { RecordsPage } from './components/records-page.tsx';
import type { RecordsExport } from './export-records.server.ts';

/** The export as a file to keep: JSON for another program, or one page of HTML to read. */
export function recordsAnswer(
  records: RecordsExport,
  { schoolName, isPage }: { schoolName: string; isPage: boolean },
): Response {
  const [body, type, ending] = isPage
    ? [
        `<!doctype html>${renderToStaticMarkup(<RecordsPage records={records} schoolName={schoolName} />)}`,
        'text/html; charset=utf-8',
        'html',
      ]
    : [JSON.stringify(records, null, 2), 'application/json', 'json'];
  return new Response(body, {
    headers: {
      ...personalPage,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${records.subject}.${ending}"`,
    },
  });
}
