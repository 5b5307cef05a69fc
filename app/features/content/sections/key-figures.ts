import { writtenKwacha } from '#lib/text/kwacha.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import type { Content } from '../schemas.ts';
import type { BlockValue, Person, Row, SectionValue } from './blocks.ts';
import type { SectionName } from './sections.ts';

/** What parents come to a section for, in a few words: a sum, a number, a name. */
export interface KeyFigure {
  figure: string;
  /** What the figure is. */
  label: string;
  /** Where it leads, such as a number to call. */
  href?: string;
}

/** What stands beside the section in `content/`. */
type Facts = Pick<Content, 'school' | 'fees'>;

/** Nothing while the school has not said it. */
type Read = (value: SectionValue, facts: Facts) => KeyFigure | undefined;

const figures: Record<SectionName, Read> = {
  fees: ({ terms, once }) =>
    amounts(
      rowsOf(terms).map(({ term1, term2, term3 }) => Number(term1) + Number(term2) + Number(term3)),
      'for a year of three terms',
    ) ?? amounts(cells(once, 'amount'), 'to pay once'),
  'documents-to-bring': ({ documents }) => counted(documents, 'paper', 'to bring to the office'),
  places: (_value, { school: { answerWithin } }) =>
    answerWithin ? { figure: `Within ${answerWithin}`, label: 'you hear from us' } : undefined,
  uniform: ({ clothes, books }) =>
    amounts(cells(clothes, 'price'), 'for each piece of the uniform') ??
    amounts(cells(books, 'price'), 'for each thing'),
  team: ({ people }) => {
    const [first] = peopleOf(people);
    return first && { figure: first.name, label: first.role };
  },
  buses: ({ stops }) => amounts(cells(stops, 'fare'), 'for a term on the bus'),
  menu: (_value, { fees }) =>
    amounts(
      fees.meals.filter(({ id }) => id === 'lunch').map(({ kwacha }) => kwacha),
      'for a student lunch',
    ),
  clubs: ({ clubs, results }) =>
    counted(clubs, 'club', 'after lessons') ?? counted(results, 'result', 'of our children'),
  rules: ({ rules }) => counted(rules, 'rule', 'for children and families'),
  absence: (_value, { school: { phone } }) => ({
    figure: phone,
    label: 'Call us when your child does not come',
    href: telephoneLink(phone),
  }),
  emergency: ({ people }) => toCall(people),
  'child-protection': ({ people }) => toCall(people),
  registration: ({ numbers }) => {
    const [first] = rowsOf(numbers);
    return first && { figure: String(first.number), label: String(first.what) };
  },
};

/**
 * The first thing that a section tells, large in its head. `value` is what the school has said of it; an amount is in
 * Kwacha. Undefined while there is nothing to tell: no figure is invented.
 */
export function keyFigure(
  name: SectionName,
  value: SectionValue,
  facts: Facts,
): KeyFigure | undefined {
  return figures[name](value, facts);
}

const rowsOf = (block: BlockValue = []) => block as Row[];
const peopleOf = (block: BlockValue = []) => block as Person[];
const cells = (block: BlockValue | undefined, name: string) =>
  rowsOf(block).map((row) => Number(row[name]));

/** `K 180 to K 280`, or `K 250` where all are the same. */
function amounts(of: number[], label: string): KeyFigure | undefined {
  if (of.length === 0) return undefined;
  const ends = [...new Set([Math.min(...of), Math.max(...of)])];
  return { figure: ends.map(writtenKwacha).join(' to '), label };
}

/** `4 papers`, `1 rule`. */
function counted(block: BlockValue = [], one: string, label: string): KeyFigure | undefined {
  if (block.length === 0) return undefined;
  return { figure: `${block.length} ${one}${block.length === 1 ? '' : 's'}`, label };
}

/** The number of the first person who has one. */
function toCall(block: BlockValue | undefined): KeyFigure | undefined {
  const person = peopleOf(block).find(({ phone }) => phone);
  if (!person?.phone) return undefined;
  const { phone, name, role } = person;
  return { figure: phone, label: `${name}. ${role}`, href: telephoneLink(phone) };
}
