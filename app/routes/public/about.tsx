import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import type { AboutContent, HomeContent } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { PhotographsOfPage } from '#features/content/sections/components/photographs.tsx';
import { isPast } from '#features/content/time/news-in-time.ts';
import { wordsOn } from '#features/content/time/words-on.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import { TitledTexts } from '#ui/text/titled-texts.tsx';
import type { Route } from './+types/about.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const today = dayInLusaka(clock.now());
  const page = allFilledIn(wordsOn(content.about, today), schoolFacts(content));
  // The home page sends people here for these, so they find them here.
  const { usualYear } = applicationDay(content, today);
  const { items } = allFilledIn(content.home.news, { enrollmentYear: usualYear });
  const news = items.filter((item) => item.link.href === '/about');
  const photographs = content.photographs.about;
  const { motto } = content.school;
  return data({ page, news, today, motto, photographs }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { title: loaderData?.page.title, description: loaderData?.page.hero.lead });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, news, today, motto, photographs } = loaderData;
  const { hero, story, mission, vision, values, team, visit } = page;
  return (
    <>
      <PageHead
        title={hero.heading}
        lead={hero.lead}
        picture={<Picture name={hero.picture} isFirst />}
      />
      <section className="section">
        <div className="wrap two">
          <h2 className="mark">{story.heading}</h2>
          <div>
            <Paragraphs lines={story.text} />
          </div>
        </div>
      </section>
      <PhotographsOfPage page="about" photographs={photographs} />
      <PaintedWall motto={motto} statements={[mission, vision]} />
      <section className="section">
        <div className="wrap">
          <h2 className="mark">{values.heading}</h2>
          <p className="lead mt-g2 mb-g5">{values.lead}</p>
          <TitledTexts className="rows" texts={values.items} />
        </div>
      </section>
      <section className="section sand">
        <div className="wrap two-columns">
          <div>
            <h2>{team.heading}</h2>
            <p className="mt-g3">{team.lead}</p>
            {news.map((item) => (
              <NewsLine key={item.title} item={item} isPast={isPast(item, today)} />
            ))}
          </div>
          <div>
            <h2>{visit.heading}</h2>
            <p className="mt-g3">
              <LinkedText text={visit.text} />
            </p>
            <div className="row">
              {visit.links.map((link, index) => (
                <a key={link.href} href={link.href} className={index === 0 ? 'btn' : 'btn line'}>
                  {link.label}
                </a>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

/** Mission and vision as they stand on the walls of schools: the motto above, in the signwriter's hand. */
function PaintedWall(props: { motto: string; statements: AboutContent['mission'][] }) {
  return (
    <section className="section wall on-wall painted">
      <div className="wrap">
        <p className="sign">{props.motto}</p>
        <div className="two-columns">
          {props.statements.map(({ heading, statement, text }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p className="lead">{statement}</p>
              <p>{unbroken(text)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type NewsItem = HomeContent['news']['items'][number];

function NewsLine({ item, isPast }: { item: NewsItem; isPast: boolean }) {
  const { title, date, time, location, description } = item;
  return (
    <p>
      <b className="block">{title}</b>
      {isPast && 'This is over. It was on '}
      <time dateTime={date}>{unbroken([writtenDate(date), time].filter(Boolean).join(', '))}</time>,{' '}
      {location.toLowerCase()}. {!isPast && description}
    </p>
  );
}
