import type { LetterPart } from '#lib/mail/letter.ts';

/** The link of a letter that opens the page of the family. */
export const openPageOfChildren = (href: string) => ({
  label: 'Open the page of your children',
  href,
});

/** The same link where nobody has said yet that the reader is a guardian: the page asks it once. */
export const isThisYourChild = (href: string): LetterPart[] => [
  'Is this your child? Open the next link and press the button there, once. From then on our mails tell you the first name of your child, and their links show you all your children.',
  { label: 'Yes, this is my child', href },
];
