import type { Section } from './blocks.ts';

/** When something is wrong, and who watches over the school. */
export const safety = {
  absence: {
    title: 'When a child is ill or absent',
    lead: 'Whom to tell, by when, and when the child may come back.',
    alsoCalled: 'sick illness fever absent doctor note medicine stay at home',
    blocks: [
      { kind: 'paragraphs', name: 'tell', heading: 'How to tell us' },
      { kind: 'paragraphs', name: 'back', heading: 'Coming back after an illness' },
    ],
  },
  emergency: {
    title: 'Emergency number',
    lead: 'The number to call when something has happened and cannot wait.',
    alsoCalled: 'urgent accident danger night call phone help',
    blocks: [
      { kind: 'people', name: 'people', heading: 'Whom to call', entry: 'person' },
      { kind: 'points', name: 'steps', heading: 'What to say' },
    ],
  },
  'child-protection': {
    title: 'Child protection',
    lead: 'How we keep children safe, and whom to tell when a child is not. You need not say your name.',
    alsoCalled: 'safety safe abuse harm safeguarding bullying report policy anonymous',
    blocks: [
      { kind: 'people', name: 'people', heading: 'Whom to tell', entry: 'person' },
      { kind: 'paragraphs', name: 'policy', heading: 'What we promise' },
      { kind: 'points', name: 'steps', heading: 'What happens when you tell us' },
    ],
  },
  registration: {
    title: 'Registration with the Ministry',
    lead: 'The number under which the Ministry of Education knows the school.',
    alsoCalled: 'registered licence license ministry of education government approved EMIS',
    blocks: [
      {
        kind: 'table',
        name: 'numbers',
        heading: 'Registration',
        entry: 'number',
        columns: [
          { name: 'what', label: 'With whom' },
          { name: 'number', label: 'Number' },
        ],
      },
      { kind: 'paragraphs', name: 'text', heading: 'What it means' },
    ],
  },
} satisfies Record<string, Section>;
