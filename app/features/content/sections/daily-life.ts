import { block, type Section } from './blocks.ts';

/** While a child is at the school: who teaches, the way there, food, clubs and rules. */
export const dailyLife = {
  team: {
    title: 'Our team',
    cloth: 'mphasa',
    lead: 'The head of the school and the teachers.',
    alsoCalled: 'teacher head headteacher headmaster principal staff',
    blocks: [block.people('people', 'Who works here', { entry: 'person', hasPortraits: true })],
  },
  buses: {
    title: 'Bus routes and stops',
    cloth: 'madzi',
    lead: 'Where the school bus stops, when, and what it costs.',
    alsoCalled: 'transport bus route stop fare pick up drop off',
    blocks: [
      block.table('stops', 'Stops', { entry: 'stop' }, [
        { name: 'stop', label: 'Stop' },
        { name: 'route', label: 'Route' },
        { name: 'morning', label: 'Morning', hint: 'Such as 7:00 AM.' },
        { name: 'afternoon', label: 'Afternoon', hint: 'Such as 3:20 PM.' },
        { name: 'fare', label: 'Fare for a term', kind: 'kwacha' },
      ]),
      block.paragraphs('rules', 'On the bus'),
    ],
  },
  menu: {
    title: 'Menu of the week',
    cloth: 'ngoma',
    lead: 'What the kitchen cooks this week.',
    alsoCalled: 'food lunch meal nshima kitchen eat breakfast',
    blocks: [
      block.table('days', 'This week', { entry: 'day' }, [
        { name: 'day', label: 'Day', hint: 'Such as Monday.' },
        { name: 'meal', label: 'Lunch' },
      ]),
      block.paragraphs('allergies', 'If your child cannot eat something'),
    ],
  },
  clubs: {
    title: 'Clubs and results',
    cloth: 'ngoma',
    lead: 'Clubs after lessons, and how our children did in examinations.',
    alsoCalled: 'sport football music drama examination results grade 7 pass rate',
    blocks: [
      block.table('clubs', 'Clubs', { entry: 'club' }, [
        { name: 'club', label: 'Club' },
        { name: 'when', label: 'When' },
      ]),
      block.table('results', 'Results', { entry: 'result' }, [
        { name: 'what', label: 'Examination and year' },
        { name: 'result', label: 'Result' },
      ]),
      block.photographs('photographs', 'What it looks like'),
    ],
  },
  rules: {
    title: 'School rules',
    cloth: 'mphasa',
    lead: 'What the school expects from children and families.',
    alsoCalled: 'discipline behaviour punishment cellphone hair late bullying',
    blocks: [block.points('rules', 'Rules'), block.paragraphs('broken', 'When a rule is broken')],
  },
} satisfies Record<string, Section>;
