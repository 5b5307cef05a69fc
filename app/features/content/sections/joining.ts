import { block, type Section } from './blocks.ts';

/** Before a child comes: what it costs, what to bring, who decides. */
export const joining = {
  fees: {
    title: 'School fees',
    cloth: 'madzi',
    lead: 'What to pay for each grade and term, and how to pay.',
    alsoCalled:
      'fee cost price money pay payment tuition kwacha bank mobile bursary scholarship sponsor discount afford',
    blocks: [
      block.table('terms', 'Fees for each term', { entry: 'grade' }, [
        { name: 'grades', label: 'Grade', kind: 'grades' },
        { name: 'term1', label: 'Term 1', kind: 'kwacha' },
        { name: 'term2', label: 'Term 2', kind: 'kwacha' },
        { name: 'term3', label: 'Term 3', kind: 'kwacha' },
      ]),
      block.table('once', 'To pay once', { entry: 'payment', hint: 'Such as registration.' }, [
        { name: 'what', label: 'What' },
        { name: 'amount', label: 'Amount', kind: 'kwacha' },
      ]),
      block.points('ways', 'Ways to pay', { guardedAs: 'ways-to-pay' }),
      block.points('days', 'Days to pay by'),
    ],
  },
  'documents-to-bring': {
    title: 'Documents to bring',
    cloth: 'madzi',
    lead: 'What to bring to the office when your child starts.',
    alsoCalled:
      'papers birth certificate under five card report transfer letter photo NRC register',
    blocks: [
      block.points('documents', 'Please bring'),
      block.paragraphs('missing', 'If you do not have one of them'),
    ],
  },
  places: {
    title: 'How places are given',
    cloth: 'ngoma',
    lead: 'How the school decides, and how long an answer takes.',
    alsoCalled: 'admission admissions accepted waiting list decision answer interview test',
    blocks: [
      block.paragraphs('how', 'How we decide'),
      block.paragraphs('answer', 'How long an answer takes'),
    ],
  },
  uniform: {
    title: 'Uniform and books',
    cloth: 'mphasa',
    lead: 'What your child wears and needs, and what it costs.',
    alsoCalled: 'clothes shoes jersey tracksuit bag stationery books pencils shop',
    blocks: [
      block.table('clothes', 'Uniform', { entry: 'piece' }, [
        { name: 'piece', label: 'Piece' },
        { name: 'who', label: 'For whom', hint: 'Such as Girls, Boys, or Everybody.' },
        { name: 'price', label: 'Price', kind: 'kwacha' },
      ]),
      block.table('books', 'Books and other things', { entry: 'thing' }, [
        { name: 'thing', label: 'What' },
        { name: 'who', label: 'For which grades' },
        { name: 'price', label: 'Price', kind: 'kwacha' },
      ]),
      block.paragraphs('where', 'Where to buy'),
      block.photographs('photographs', 'What it looks like'),
    ],
  },
} satisfies Record<string, Section>;
