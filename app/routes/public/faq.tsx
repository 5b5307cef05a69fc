import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import type { Route } from './+types/faq.ts';
import { FaqAnswers } from './faq-answers.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  return data(allFilledIn(content.faq, schoolFacts(content)), { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { title: loaderData?.title, description: loaderData?.hero.lead });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { hero, heading, groups, contact } = loaderData;
  const tabs = (['enrollment', 'curriculum', 'general'] as const).map((id) => ({
    id,
    label: groups[id].label,
    panel: <FaqAnswers items={groups[id].items} />,
  }));
  return (
    <>
      <PageHead
        title={hero.heading}
        lead={hero.lead}
        picture={<Picture name={hero.picture} isFirst />}
      />
      <section className="section">
        <div className="wrap">
          <h2 className="mark mb-g5">{heading}</h2>
          <Tabs label={heading} tabs={tabs} initial="enrollment" />
        </div>
      </section>
      <section className="section sand">
        <div className="wrap">
          <h2>{contact.heading}</h2>
          <p className="lead mt-g2">
            <LinkedText text={contact.text} />
          </p>
          {contact.links.map((link) => (
            <a key={link.href} href={link.href} className="btn">
              {link.label}
            </a>
          ))}
        </div>
      </section>
    </>
  );
}
