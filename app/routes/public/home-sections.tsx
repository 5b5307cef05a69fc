import type { ReactNode } from 'react';
import type { HomeContent } from '#features/content/schemas.ts';
import { isEarlier, isPast, newsInTime } from '#features/content/time/news-in-time.ts';
import { isRealDate, type PlainDate, weekdayName, writtenDate } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { DayLeaf } from '#ui/day-leaf.tsx';
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
  /** What is on next, above what is new. */
  nextDates?: ReactNode;
}

/** What is on next and what is new; what is over stands at the end, in a low row, and folded away when it is old. */
export function News({ news, today, nextDates }: NewsProps) {
  const items = newsInTime(news.items, today);
  const earlier = items.filter((item) => isEarlier(item, today));
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
        <div>
          {nextDates}
          <NewsList items={items.filter((item) => !earlier.includes(item))} today={today} />
          {earlier.length > 0 && (
            <details className="earlier">
              <summary>Earlier news</summary>
              <NewsList items={earlier} today={today} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

function NewsList({ items, today }: { items: NewsItem[]; today: PlainDate }) {
  return (
    <ul className="bare news">
      {items.map((item) => (
        <li key={item.title} className={isPast(item, today) ? 'past' : undefined}>
          <DayLeaf date={item.date} cloth={categories[item.category].cloth} words={item.leaf} />
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
  );
}

/** `Monday, January 5, 2026, 8:00 AM.`; nothing for news that has no day. */
function dateInWords({ date, time }: NewsItem) {
  if (!isRealDate(date)) return null;
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
