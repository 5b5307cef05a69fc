import type { ComponentType, ReactNode } from 'react';
import type { Content } from '#features/content/schemas.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import type { CaptionedPhotograph, Photograph } from '../photograph.ts';
import { PublicPhotograph } from './public-photograph.tsx';

interface PhotographsProps {
  photographs: CaptionedPhotograph[];
  /** Shows one; the desk brings its own for those that are not published. */
  Photograph?: ComponentType<Photograph> | undefined;
}

/** Photographs of the school with their words, beside each other where there is room. */
export function Photographs({ photographs, Photograph = PublicPhotograph }: PhotographsProps) {
  return (
    <ul className="photographs">
      {photographs.map(({ caption, photograph }) => (
        <li key={photograph.digest}>
          <figure>
            <Photograph {...photograph} />
            <figcaption>{unbroken(caption)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const headings = {
  about: 'The school in photographs',
  academics: 'Lessons in photographs',
  contact: 'What you see when you come',
} satisfies Record<keyof Content['photographs'], string>;

interface PhotographsOfPageProps extends PhotographsProps {
  page: keyof typeof headings;
  /** The way to more of them. */
  children?: ReactNode;
}

/** The photographs beside the drawings of a page, as a part of it; nothing while there are none. */
export function PhotographsOfPage({ page, children, ...shown }: PhotographsOfPageProps) {
  if (shown.photographs.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="mark" id="photographs">
          {headings[page]}
        </h2>
        <Photographs {...shown} />
        {children}
      </div>
    </section>
  );
}
