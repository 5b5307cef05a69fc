import { type ReactNode, useEffect, useRef } from 'react';
import type { CareersContent, School } from '#features/content/schemas.ts';
import { DEVICE_CLEARED } from '#forms/device/device-cleared.ts';
import { goTo } from '#lib/device/use-query.ts';
import { usePageAround } from '#ui/use-page-around.ts';

interface ApplicationReceivedProps {
  text: CareersContent['received'];
  reference: string;
  school: Pick<School, 'name' | 'email'>;
  /** What may be done with the copy on this device. */
  children: ReactNode;
}

/** What a candidate reads once the application is at the school. */
export function ApplicationReceived(props: ApplicationReceivedProps) {
  const { text, reference, school, children } = props;
  usePageAround({ title: `${text.heading} · ${school.name}`, isCompact: true, isSent: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const leave = () => goTo('/careers', { replace: true });
    document.addEventListener(DEVICE_CLEARED, leave);
    return () => document.removeEventListener(DEVICE_CLEARED, leave);
  }, []);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="section">
      <div className="wrap narrow">
        <div className="panel">
          <h2 ref={heading} tabIndex={-1} className="mb-g4">
            {text.heading}
          </h2>
          {text.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
          <p className="mb-g1">Your reference</p>
          <p className="reference">{reference}</p>
          <p>
            Use it when you write to <a href={`mailto:${school.email}`}>{school.email}</a>. Write it
            down before you close this page.
          </p>
          <a className="btn" href="/careers#openings">
            View More Openings
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
