import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';

interface Asking {
  school: string;
  schoolYear: string;
  lastDay: PlainDate;
  phone: string;
  /** The address at which a family with an application answers. */
  page: string;
}

/**
 * The texts for a phone, for a family with an application and for one that the school knows by a spreadsheet only. They
 * name no child, because a phone is often a whole family's.
 */
export function textsToAsk({ school, schoolYear, lastDay, phone, page }: Asking) {
  const asks = `${school}: does your child come back in ${schoolYear}?`;
  const by = dayMonthYear(lastDay);
  const silence = 'No answer does not count as yes.';
  return {
    applied: `${asks} Please answer by ${by} at ${page} with your reference and the birth date, or call ${phone}. ${silence}`,
    others: `${asks} Please call ${phone} by ${by}. ${silence}`,
  };
}

/** How and until when to answer, in a letter. */
export function waysInLetter({ lastDay, phone, page }: Pick<Asking, 'lastDay' | 'phone' | 'page'>) {
  const by = dayMonthYear(lastDay);
  return {
    proven: `Please answer by ${by} on the page of your children: the button in this mail opens it. You can also call ${phone}.`,
    applied: `Please answer by ${by} at ${page} with your reference and the birth date of the child, or call ${phone}.`,
    others: `Please call ${phone} by ${by}.`,
  };
}

/** The letter to those who have not answered, and the one reminder. */
export function lettersToAsk(schoolYear: string) {
  const about = 'This is about {child}.';
  const ends = [
    '{answer}',
    'No answer does not count as yes. “No” means that the place goes to another child.',
  ];
  return {
    first: {
      subject: `Please tell us who comes back in ${schoolYear}`,
      text: [
        'Dear {name},',
        `We plan the school year ${schoolYear}. Please tell us whether your child comes back to our school. ${about}`,
        ...ends,
      ].join('\n\n'),
    },
    reminder: {
      subject: `We still need your answer: who comes back in ${schoolYear}?`,
      text: [
        'Dear {name},',
        `We have asked you whether your child comes back to our school in ${schoolYear}. We have no answer yet. ${about}`,
        ...ends,
      ].join('\n\n'),
    },
  };
}
