import type { Content, ParentsContent, School } from '#features/content/schemas.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { Accordion } from '#ui/accordion.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import { Points } from '#ui/text/points.tsx';

type Topic = ParentsContent['tabs'][number]['topics'][number];

interface Extras extends Pick<ParentsContent, 'sampleDay' | 'expectations'> {
  meals: Pick<Content['fees']['meals'][number], 'name' | 'kwacha'>[];
  school: School;
}

/** One subject of the page, with its anchor: what to know, then what to do. */
export function ParentTopic({ topic, extras }: { topic: Topic; extras: Extras }) {
  const { id, heading, text, points, table, shows, links, buttons } = topic;
  return (
    <section className="two topic" id={id}>
      <h3>{heading}</h3>
      <div>
        <Paragraphs lines={text} />
        {points && <Points points={points} />}
        {table && <FactsTable {...table} />}
        {shows === 'mealPrices' && <MealPrices meals={extras.meals} />}
        {shows === 'sampleDay' && <SampleDay {...extras.sampleDay} />}
        {shows === 'expectations' && <Expectations expectations={extras.expectations} />}
        {shows === 'office' && <Office school={extras.school} />}
        {links && <Links links={links} />}
        {buttons && (
          <div className="row">
            {buttons.map(({ label, href }) => (
              <a key={label} className="btn" href={href}>
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Links({ links }: { links: NonNullable<Topic['links']> }) {
  return (
    <ul>
      {links.map(({ label, text, href }) => (
        <li key={label}>
          <a href={href}>{label}</a> {text && unbroken(text)}
        </li>
      ))}
    </ul>
  );
}

function MealPrices({ meals }: Pick<Extras, 'meals'>) {
  return (
    <FactsTable
      caption="Meal prices"
      head={['Meal', 'Price']}
      rows={meals.map(({ name, kwacha }) => [name, writtenKwacha(kwacha)])}
    />
  );
}

/** Opens below its button, so that it needs no script; paper shows it open. */
function SampleDay({ button, print, more, ...table }: Extras['sampleDay']) {
  return (
    <details className="sample">
      <summary className="btn line mb-g3">{button}</summary>
      <FactsTable {...table} />
      <p className="no-print">
        <a href="/parents/sample-schedule">{more}</a>
      </p>
      <PrintLink className="no-print" href="#hours">
        {print}
      </PrintLink>
    </details>
  );
}

function Expectations({ expectations }: Pick<Extras, 'expectations'>) {
  return (
    <Accordion
      name="expectations"
      items={expectations.map(({ id, title, points }) => ({
        id,
        title: unbroken(title),
        content: <Points points={points} />,
      }))}
    />
  );
}

function Office({ school }: Pick<Extras, 'school'>) {
  return (
    <address>
      <a href={telephoneLink(school.phone)}>{school.phone}</a>
      <br />
      <a href={`mailto:${school.email}`}>{school.email}</a>
      <br />
      {school.address.join(', ')}
    </address>
  );
}
