import academics from '#ui/styles/academics.css?inline';
import careers from '#ui/styles/careers.css?inline';
import contact from '#ui/styles/contact.css?inline';
import events from '#ui/styles/events.css?inline';
import home from '#ui/styles/home.css?inline';
import month from '#ui/styles/month.css?inline';
import parentForms from '#ui/styles/parent-forms.css?inline';
import school from '#ui/styles/school.css?inline';
import enrollment from '#ui/styles/wizard.css?inline';
import { InlineStyle } from './inline-style.tsx';

/** What only one page wears, by the first part of its address; with a slash, what lies below that. */
const ownStyles: Partial<Record<string, string>> = import.meta.env.SSR
  ? {
      '': home,
      academics,
      careers,
      contact,
      enrollment,
      events,
      'events/': month,
      'parents/': parentForms,
    }
  : {};

/**
 * The styles come with the document, those of single pages only with their own; the browser's copy of this code does
 * not carry them again.
 */
export function PageStyles({ pathname }: { pathname: string }) {
  return <InlineStyle css={import.meta.env.SSR ? stylesOf(pathname) : ''} />;
}

function stylesOf(pathname: string): string {
  const [, first = '', below] = pathname.split('/');
  const ofThoseBelow = below ? ownStyles[`${first}/`] : undefined;
  return school + (ownStyles[first] ?? '') + (ofThoseBelow ?? '');
}
