import type { ReactNode } from 'react';
import { PageHead } from '../page-head.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Points } from './points.tsx';

interface Section {
  id: string;
  heading: string;
  text: string[];
  facts?: Fact[] | undefined;
  points?: string[] | undefined;
  links?: { label: string; href: string }[] | undefined;
}

interface ProsePageProps {
  page: { title: string; lead: string; inShort: string[]; sections: Section[] };
  /** The day of the last change, in words. */
  updated: string;
  /** What stands at the end of a section beside its own text. */
  after?: Record<string, ReactNode>;
}

/** A page that is read and not looked at, such as the privacy notice: in short, what stands where, the text. */
export function ProsePage({ page, updated, after }: ProsePageProps) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <div className="section">
        <div className="wrap two prose">
          <div>
            <p className="muted">Last changed on {updated}</p>
            <nav aria-label="On this page">
              <ul className="bare">
                {page.sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div>
            <section className="note ok">
              <h2>In short</h2>
              <Points points={page.inShort} />
            </section>
            {page.sections.map((section) => (
              <WrittenSection key={section.id} section={section}>
                {after?.[section.id]}
              </WrittenSection>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function WrittenSection({ section, children }: { section: Section; children: ReactNode }) {
  const { id, heading, text, facts, points, links } = section;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <Paragraphs lines={text} />
      {facts && <Facts facts={facts} />}
      {points && <Points points={points} />}
      {links && (
        <p className="row">
          {links.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </p>
      )}
      {children}
    </section>
  );
}
