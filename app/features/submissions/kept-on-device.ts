import { formDraftKey, formListKey } from '#forms/device/form-keys.ts';
import { shortForms } from './kinds.ts';

/** One thing that this website keeps on a visitor's device. */
interface KeptThing {
  /** As the privacy notice says it. */
  says: string;
  /** How its keys of the local storage begin, after the slug and its dot. */
  keys?: readonly string[];
  cookies?: readonly string[];
  /** Where else it lies. */
  stores?: readonly ('sessionStorage' | 'indexedDB' | 'caches' | 'history')[];
}

const afterSlug = (keyOf: typeof formListKey) => shortForms.map((form) => keyOf(form, '').slice(1));

/** All that is kept on a device, for the privacy notice; a test looks for what the code keeps besides. */
export const keptOnDevice: readonly KeptThing[] = [
  {
    says: 'What you type into a form: until you send it, or for 30 days.',
    keys: [
      ...['enrollment-other-drafts', 'meal-transaction-draft', 'message-answer-draft'],
      ...afterSlug(formDraftKey),
    ],
  },
  {
    says: 'What you sent with a form, a resume with it, and whether the school has it: for 30 days. If the school loses it, this website sends it again by itself when you open a page. What the school does not have yet stays until it is sent.',
    keys: afterSlug(formListKey),
    stores: ['indexedDB'],
  },
  {
    says: 'A photograph of a paper, what you write to us about your child, and your email address for the newsletter: until the school has them.',
    keys: ['newsletter-subscriptions', 'paper-photographs', 'child-messages'],
    stores: ['indexedDB'],
  },
  {
    says: 'If you sign in: your sign-in, until you sign out, and what you write there, until you send it.',
    keys: ['auth', 'ended-sessions', 'desk-text', 'desk-content', 'paper-form-draft'],
  },
  {
    says: 'If you open the page to sign in: a random number. It tells our server that your account has signed in from this device before.',
    keys: ['device'],
  },
  {
    says: 'Pages of this website, so that they open without a connection.',
    stores: ['caches'],
  },
  {
    says: 'In the history of the tab: how far you have scrolled, and the reference of what you have just sent.',
    stores: ['sessionStorage', 'history'],
  },
  {
    says: 'Three cookies. One comes if you submit the enrollment form without JavaScript, or before the page has loaded: it shows you your confirmation and ends after ten minutes. The second comes when you open a link in one of our mails: it keeps the link out of your browser’s history and ends after fifteen minutes. The third comes when you check the status: it holds the reference until you have seen the answer, fifteen minutes at most.',
    cookies: ['enrollment-receipt', 'opened-link', 'status-reference'],
  },
];
