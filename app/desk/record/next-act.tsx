import type { ReactNode, Ref } from 'react';

interface NextActProps {
  /** By when, or in which case. */
  when: ReactNode;
  /** What is to be done, as an order to somebody. */
  title: string;
  /** Where a screen puts the focus on it. */
  heading?: Ref<HTMLHeadingElement>;
  says?: ReactNode;
  /** What protects: until when it can be taken back, or what does not happen. */
  safe?: ReactNode;
  /** Nothing is the school's to do now. */
  isTheirs?: boolean;
  /** One button, and at most one more. */
  children?: ReactNode;
}

/** The one thing that a screen asks for (brand.md, section 11). A record has `NextStep`, which knows its status. */
export function NextAct({
  when,
  title,
  heading,
  says,
  safe,
  isTheirs = false,
  children,
}: NextActProps) {
  return (
    <section className={isTheirs ? 'next-act theirs' : 'next-act'} aria-label="Next step">
      <div className="next-what">
        <p className="when">{when}</p>
        <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {says && <p>{says}</p>}
      </div>
      {children && <div className="next-do">{children}</div>}
      {safe && <p className="next-safe">{safe}</p>}
    </section>
  );
}
