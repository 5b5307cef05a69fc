import { data } from 'react-router';
import { type Services, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { listPublicDocuments } from '#features/documents/queries.server.ts';
import { documentKinds } from '#features/documents/school-document.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/documents.ts';
import { downloadFacts } from './download-facts.ts';
import { type Download, DownloadList } from './download-list.tsx';
import { listPrintedSheets } from './printed-sheets.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { documents: content } = school.content;
  const today = dayInLusaka(school.clock.now());
  const { forms, calendar } = await listPrintedSheets(school, today);
  const page = {
    title: content.title,
    lead: content.lead,
    lists: [
      { ...content.office, downloads: await listOffice(school, today) },
      { heading: content.forms.heading, text: content.forms.text, downloads: forms },
      { heading: content.calendar.heading, downloads: calendar },
    ].filter(({ downloads }) => downloads.length > 0),
  };
  return data({ page: toJsonText(page) }, { headers: publicPage });
}

/** The page stands without the store, with what the program prints itself. */
async function listOffice({ store, log }: Services, today: PlainDate): Promise<Download[]> {
  try {
    const documents = await listPublicDocuments(store.read, today);
    return documents.map(({ title, summary, address, kind, bytes, changedAt }) => ({
      address,
      label: title,
      text: summary,
      facts: downloadFacts(documentKinds[kind].name, bytes, changedAt),
    }));
  } catch (error) {
    logUnexpected(log, error);
    return [];
  }
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData && parseJsonText(loaderData.page);
  return pageMeta(args, { title: page?.title, description: page?.lead });
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  const { title, lead, lists } = parseJsonText(loaderData.page);
  return (
    <>
      <PageHead title={title} lead={lead} picture={<Picture name="stamps" isFirst />} />
      <div className="section">
        <div className="wrap">
          {lists.map((list) => (
            <DownloadList key={list.heading} {...list} />
          ))}
          <p>
            <a href="/parents#forms">Back to Parent Resources</a>
          </p>
        </div>
      </div>
    </>
  );
}
