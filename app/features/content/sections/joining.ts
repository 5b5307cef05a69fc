import type { Section } from './blocks.ts';

/** Before a child comes: what it costs, what to bring, who decides. */
export const joining = {
  fees: {
    title: 'School fees',
    lead: 'What to pay for each grade and term, and how to pay.',
    alsoCalled: 'cost costs price prices money pay payment tuition how much bank mobile money',
    blocks: [
      {
        kind: 'table',
        name: 'terms',
        heading: 'Fees for each term',
        entry: 'grade',
        columns: [
          { name: 'grade', label: 'Grade', hint: 'Such as Grade 1, or Grades 1 to 3.' },
          { name: 'term1', label: 'Term 1', kind: 'kwacha' },
          { name: 'term2', label: 'Term 2', kind: 'kwacha' },
          { name: 'term3', label: 'Term 3', kind: 'kwacha' },
        ],
      },
      {
        kind: 'table',
        name: 'once',
        heading: 'To pay once',
        hint: 'Such as registration.',
        entry: 'payment',
        columns: [
          { name: 'what', label: 'What' },
          { name: 'amount', label: 'Amount', kind: 'kwacha' },
        ],
      },
      { kind: 'points', name: 'ways', heading: 'Ways to pay' },
      { kind: 'points', name: 'days', heading: 'Days to pay by' },
    ],
  },
  'documents-to-bring': {
    title: 'Documents to bring',
    lead: 'What to bring to the office when your child starts.',
    alsoCalled:
      'papers birth certificate under five card report transfer letter photo NRC register',
    blocks: [
      { kind: 'points', name: 'documents', heading: 'Please bring' },
      { kind: 'paragraphs', name: 'missing', heading: 'If you do not have one of them' },
    ],
  },
  places: {
    title: 'How places are given',
    lead: 'How the school decides, and how long an answer takes.',
    alsoCalled: 'admission admissions accepted waiting list decision answer interview test',
    blocks: [
      { kind: 'paragraphs', name: 'how', heading: 'How we decide' },
      { kind: 'paragraphs', name: 'answer', heading: 'How long an answer takes' },
    ],
  },
  uniform: {
    title: 'Uniform and books',
    lead: 'What your child wears and needs, and what it costs.',
    alsoCalled: 'clothes shoes jersey tracksuit bag stationery books pencils shop price',
    blocks: [
      {
        kind: 'table',
        name: 'clothes',
        heading: 'Uniform',
        entry: 'piece',
        columns: [
          { name: 'piece', label: 'Piece' },
          { name: 'who', label: 'For whom', hint: 'Such as Girls, Boys, or Everybody.' },
          { name: 'price', label: 'Price', kind: 'kwacha' },
        ],
      },
      {
        kind: 'table',
        name: 'books',
        heading: 'Books and other things',
        entry: 'thing',
        columns: [
          { name: 'thing', label: 'What' },
          { name: 'who', label: 'For which grades' },
          { name: 'price', label: 'Price', kind: 'kwacha' },
        ],
      },
      { kind: 'paragraphs', name: 'where', heading: 'Where to buy' },
      { kind: 'photographs', name: 'photographs', heading: 'What it looks like' },
    ],
  },
} satisfies Record<string, Section>;
