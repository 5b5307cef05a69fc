import account from '#features/accounts/account.css?inline';
import events from '#features/calendar/components/events.css?inline';
import month from '#features/calendar/components/month.css?inline';
import contact from '#features/contact/components/contact.css?inline';
import conversation from '#features/contact/components/conversation.css?inline';
import photographs from '#features/content/sections/photographs.css?inline';
import section from '#features/content/sections/section.css?inline';
import answers from '#features/enrollment/form/enrollment.css?inline';
import enrollment from '#features/enrollment/form/wizard.css?inline';
import checkTheDraw from '#features/enrollment/rounds/check/components/check-the-draw.css?inline';
import parentForms from '#features/parent-forms/parent-forms.css?inline';
import careers from '#features/recruitment/careers.css?inline';
import accordion from '#ui/styles/accordion.css?inline';
import dialog from '#ui/styles/dialog.css?inline';
import form from '#ui/styles/form.css?inline';
import written from '#ui/styles/prose.css?inline';
import shortHead from '#ui/styles/short-head.css?inline';
import spacing from '#ui/styles/spacing.css?inline';
import tabs from '#ui/styles/tabs.css?inline';
import about from './routes/public/styles/about.css?inline';
import academics from './routes/public/styles/academics.css?inline';
import home from './routes/public/styles/home.css?inline';
import notFound from './routes/public/styles/not-found.css?inline';
import parents from './routes/public/styles/parents.css?inline';
import status from './routes/status/status.css?inline';
import { InlineStyle } from './shell/page/inline-style.tsx';
import school from './shell/styles/school.css?inline';

/** What only one page wears, by the first part of its address; with a slash, what lies below that, or one page of it alone. */
const ownStyles: Partial<Record<string, string>> = import.meta.env.SSR
  ? {
      '': home + photographs,
      about: about + photographs,
      academics: accordion + tabs + academics + photographs,
      careers,
      contact: contact + photographs,
      enrollment: shortHead + enrollment,
      events: dialog + tabs + events,
      'events/': month + notFound,
      faq: tabs + about,
      messages: shortHead + conversation,
      parents: accordion + tabs + parents,
      'parents/': parentForms + section + photographs,
      'parents/meals': parentForms,
      privacy: written,
      'rounds/': checkTheDraw,
      'sign-in': account,
      status,
      find: parents,
      'status/': shortHead + conversation,
      terms: written,
    }
  : {};

/** Pages to read, by the first part of their address: nobody fills in a form there, or reads what they answered. */
const toRead = ['', 'about', 'academics', 'events', 'faq', 'find', 'parents', 'terms'];
/** The same for what lies below it. */
const readBelow = ['events', 'rounds'];

/**
 * The styles come with the document, those of single pages only with their own; the browser's copy of this code does
 * not carry them again.
 */
export function PageStyles({ pathname }: { pathname: string }) {
  return <InlineStyle css={import.meta.env.SSR ? stylesOf(pathname) : ''} />;
}

function stylesOf(pathname: string): string {
  const [, first = '', below] = pathname.split('/');
  const ofItself = below && ownStyles[`${first}/${below}`];
  const ofThoseBelow = below ? ownStyles[`${first}/`] : undefined;
  const isToRead = below ? readBelow.includes(first) : toRead.includes(first);
  const shared =
    school + (isToRead ? '' : accordion + form + dialog + answers + notFound) + spacing;
  return shared + (ofItself || (ownStyles[first] ?? '') + (ofThoseBelow ?? ''));
}
