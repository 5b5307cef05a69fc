import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { AskTheOffice } from '#features/content/sections/components/ask-the-office.tsx';
import { FigureInHead } from '#features/content/sections/components/figure-in-head.tsx';
import { SectionBlocks } from '#features/content/sections/components/section-blocks.tsx';
import { keyFigure } from '#features/content/sections/key-figures.ts';
import { notSaid } from '#features/content/sections/not-said.ts';
import { findSection } from '#features/content/sections/sections.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import type { Route } from './+types/section.ts';
import { ParentQuestions } from './parent-questions.tsx';

/** What answers one question that parents bring, or who can answer it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const found = findSection(params.section);
  if (!found) throw data(null, { status: 404 });
  const value = allFilledIn(content.sections[found.name], schoolFacts(content));
  const figure = keyFigure(found.name, value, content);
  return data({ name: found.name, figure, value: toJsonText(value) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ params, ...args }: Route.MetaArgs) {
  const section = findSection(params.section)?.section;
  return pageMeta(args, { title: section?.title, description: section?.lead });
}

export default function SectionPage({ loaderData, params, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const found = findSection(params.section);
  if (!found) return null;
  const { name, section } = found;
  const value = parseJsonText(loaderData.value);
  const missing = notSaid(section, value);
  const isAll = section.blocks.every(({ name: block }) => !value[block]?.length);
  return (
    <>
      <PageHead title={section.title} lead={section.lead} cloth={section.cloth} isCompact>
        {loaderData.figure && <FigureInHead {...loaderData.figure} />}
      </PageHead>
      <div className="section">
        <div className="wrap told">
          {!isAll && (
            <div>
              <SectionBlocks section={section} value={value} />
            </div>
          )}
          <div>
            <AskTheOffice school={school} missing={missing} isAll={isAll} />
            {!isAll && (
              <PrintLink className="no-print" href="#main">
                Print this page
              </PrintLink>
            )}
          </div>
        </div>
      </div>
      <div className="section sand no-print">
        <div className="wrap">
          <ParentQuestions heading="What else parents ask" without={name} />
          <p className="mt-g5">
            <a href="/parents">Back to Parent Resources</a>
          </p>
        </div>
      </div>
    </>
  );
}
