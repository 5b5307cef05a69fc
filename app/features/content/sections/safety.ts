import { block, type Section } from './blocks.ts';

/** When something is wrong, and who watches over the school. */
export const safety = {
  absence: {
    title: 'When a child is ill or absent',
    cloth: 'madzi',
    lead: 'Whom to tell, by when, and when the child may come back.',
    alsoCalled: 'sick illness fever absent doctor note medicine stay at home',
    blocks: [
      block.paragraphs('tell', 'How to tell us'),
      block.paragraphs('back', 'Coming back after an illness'),
    ],
  },
  emergency: {
    title: 'Emergency number',
    cloth: 'dzuwa',
    lead: 'The number to call when something has happened and cannot wait.',
    alsoCalled: 'urgent accident danger night ambulance',
    blocks: [
      block.people('people', 'Whom to call', { entry: 'person' }),
      block.points('steps', 'What to say'),
    ],
  },
  'child-protection': {
    title: 'Child protection',
    cloth: 'dzuwa',
    lead: 'How we keep children safe, and whom to tell when a child is not. You need not say your name.',
    alsoCalled: 'safety safe abuse harm safeguarding bullying report policy anonymous',
    blocks: [
      block.people('people', 'Whom to tell', { entry: 'person' }),
      block.paragraphs('policy', 'What we promise'),
      block.points('steps', 'What happens when you tell us'),
    ],
  },
  registration: {
    title: 'Registration with the Ministry',
    cloth: 'mphasa',
    lead: 'The number under which the Ministry of Education knows the school.',
    alsoCalled: 'registered licence license ministry of education government approved EMIS',
    blocks: [
      block.table('numbers', 'Registration', { entry: 'number' }, [
        { name: 'what', label: 'With whom' },
        { name: 'number', label: 'Number' },
      ]),
      block.paragraphs('text', 'What it means'),
    ],
  },
} satisfies Record<string, Section>;
