import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Answer, FileAnswer } from '#lib/http/answer.ts';
import { streamOf } from '#lib/http/file-answer.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { RecordsLetter } from '../components/records-letter.tsx';
import type { ExportedRecords, RecordsExport } from './export-records.server.ts';
import { recordsAsJson } from './records-as-json.server.ts';

/** What is held as a file to keep: a letter to read, or JSON for another program (docs/decisions/0042). */
export function recordsAnswer(
  held: ExportedRecords,
  { content, isLetter }: { content: Content; isLetter: boolean },
): Answer<200, RecordsExport> | FileAnswer<'text/html'> {
  const { data } = held;
  const [body, type, ending] = isLetter
    ? [letter(held, content), 'text/html; charset=utf-8', 'html']
    : [streamOf(recordsAsJson(held)), 'application/json', 'json'];
  return new Response(body, {
    headers: {
      ...personalPage,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${data.subject}.${ending}"`,
    },
  });
}

/** `?as=page` asks for the letter; without it the answer is for another program, as it always was. */
export function wantsLetter(search: URLSearchParams): boolean {
  return search.get('as') === 'page';
}

function letter({ data, files, tell }: ExportedRecords, content: Content): string {
  const madeAt = new Date(data.exportedAt);
  const told = tell({ today: dayInLusaka(madeAt), facts: schoolFacts(content) });
  return `<!doctype html>${renderToStaticMarkup(
    <RecordsLetter
      told={told}
      subject={data.subject}
      fileNames={files.map(({ name }) => name)}
      madeAt={madeAt}
      school={content.school}
    />,
  )}`;
}
