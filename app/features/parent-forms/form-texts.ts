import type { PictureName } from '#features/content/schemas/parts.ts';
import type { Content } from '#features/content/schemas.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';

/** What the page says around the questions of any short form. */
export interface FormWords {
  heading: string;
  button: string;
  notice: string[];
  next: string[];
}

/** With the facts filled in; `next` keeps what depends on the answers. */
export function formWords(
  content: Pick<Content, 'forms'>,
  kind: ParentFormKind,
  facts: Record<string, string>,
): FormWords {
  const { heading, button, notices, next } = content.forms[kind];
  return allFilledIn({ heading, button, notice: notices[0]?.sentences ?? [], next }, facts);
}

/** All that the screen of a form gets from the server. */
export interface FormPage {
  title: string;
  lead: string;
  description: string;
  /** A cloth stands in its place. */
  picture?: PictureName | undefined;
  note?: { heading: string; text: string[] } | undefined;
  words: FormWords;
  facts: Record<string, string>;
  today: PlainDate;
}

export function formPage(
  content: Pick<Content, 'forms'>,
  kind: ParentFormKind,
  facts: Record<string, string>,
  now: Date,
): FormPage {
  const { title, lead, description, picture, note } = content.forms[kind];
  const { ptaPerPerson = '', ptaPerFamily = '' } = facts;
  return {
    title,
    lead,
    description,
    picture,
    note: note && allFilledIn(note, facts),
    words: formWords(content, kind, facts),
    facts: { ptaPerPerson, ptaPerFamily },
    today: dayInLusaka(now),
  };
}
