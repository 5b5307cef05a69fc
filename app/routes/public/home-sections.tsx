import type { HomeContent } from '#features/content/schemas.ts';
import { isPast, newsInTime } from '#features/content/time/news-in-time.ts';
import {
  dateParts,
  monthNames,
  type PlainDate,
  weekdayName,
  writtenDate,
} from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <>
      <section className="hero">
        <Picture name={hero.picture} className="scene" isFirst />
        <div className="wrap">
          <h1>{hero.heading}</h1>
          <p className="lead">{unbroken(hero.lead)}</p>
          <div className="row">
            <a className="btn" href="/about">
              <span>Learn More</span> <span className="visually-hidden">about our school</span>
            </a>
            <a className="btn line" href="/contact">
              Contact Us
            </a>
          </div>
        </div>
      </section>
      <div className="edge no-print" />
    </>
  );
}

export function Features({ features }: { features: HomeContent['features'] }) {
  return (
    <section className="section pb-0">
      <div className="wrap">
        <h2 className="mark">{features.heading}</h2>
        <p className="lead mt-g2">{unbroken(features.lead)}</p>
      </div>
      <ul className="quilt">
        {features.cards.map(({ title, text, link, picture }) => (
          <li key={title}>
            <Picture name={picture} />
            <div className="patch-text">
              <h3>{title}</h3>
              <p>{unbroken(text)}</p>
              <a href={link.href}>
                {link.label}
                <span className="visually-hidden">: {title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Stats({ stats }: { stats: HomeContent['stats'] }) {
  return (
    <section className="stats" aria-label="At a glance">
      <div className="wrap">
        <ul className="bare">
          {stats.map(({ icon, value, label }) => (
            <li key={value}>
              <Icon name={icon} />
              <b>{value}</b>
              {unbroken(label)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const categories = {
  'grand-opening': { name: 'Grand opening', cloth: 'dzuwa' },
  enrollment: { name: 'Enrollment', cloth: 'mphasa' },
  information: { name: 'Information', cloth: 'madzi' },
} as const;

type NewsItem = HomeContent['news']['items'][number];

interface NewsProps {
  news: HomeContent['news'];
  today: PlainDate;
}

/** What is new; what is over stands at the end, in a low row. */
export function News({ news, today }: NewsProps) {
  return (
    <section className="section">
      <div className="wrap two">
        <div>
          <h2 className="mark">{news.heading}</h2>
          <p className="lead mt-g2 mb-g5">{unbroken(news.lead)}</p>
          <a className="btn" href="/events">
            View All Events &amp; News
          </a>
        </div>
        <ul className="bare news">
          {newsInTime(news.items, today).map((item) => (
            <li key={item.title} className={isPast(item, today) ? 'past' : undefined}>
              <div className="card day">
                <i className={categories[item.category].cloth} />
                <DayLeaf item={item} />
              </div>
              <div>
                <span className="tag">
                  {categories[item.category].name}
                  {isPast(item, today) && ', past'}
                </span>
                <h3>{item.title}</h3>
                <p>
                  {dateInWords(item)} {item.description}
                </p>
                <a href={item.link.href}>{item.link.label}</a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function DayLeaf({ item }: { item: NewsItem }) {
  const parts = dateParts(item.date);
  if (parts) {
    return (
      <>
        <b>{parts.day}</b>
        <span>
          {monthNames[parts.month - 1]} {parts.year}
        </span>
      </>
    );
  }
  return (
    <>
      <b className="day-words">{item.leaf?.large ?? item.date}</b>
      {item.leaf && <span>{item.leaf.small}</span>}
    </>
  );
}

/** `Monday, January 5, 2026, 8:00 AM.`; nothing for news that has no day. */
function dateInWords({ date, time }: NewsItem) {
  if (!dateParts(date)) return null;
  const day = `${weekdayName(date)}, ${writtenDate(date)}`;
  return <time dateTime={date}>{time ? `${day}, ${unbroken(time)}.` : `${day}.`}</time>;
}

const visionCloths = ['mphasa', 'ngoma', 'dzuwa'] as const;

export function Vision({ vision }: { vision: HomeContent['vision'] }) {
  return (
    <section className="section wall on-wall">
      <div className="wrap">
        <h2 className="mb-g5">{vision.heading}</h2>
        <div className="cards3">
          {vision.cards.map(({ title, statement, source }, index) => (
            <div className="passage" key={title}>
              <div className={visionCloths[index % visionCloths.length]} />
              <figure>
                <h3>{title}</h3>
                <blockquote>{statement}</blockquote>
                <figcaption>{source}</figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
