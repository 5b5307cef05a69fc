import type { SentForm } from '../short-form.ts';

/** Where the device keeps what was sent with a form. */
export const formListKey = ({ list }: Pick<SentForm, 'list'>, slug: string) => `${slug}.${list}`;

/** Where the device keeps what is typed into a form. */
export const formDraftKey = (
  { list, draft = `${list}-draft` }: Pick<SentForm, 'list' | 'draft'>,
  slug: string,
) => `${slug}.${draft}`;
