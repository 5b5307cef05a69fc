import type { PartName } from '../parts.ts';

/** How often a part is changed: what the office looks for stands where it looks first. */
export const partGroups: readonly { name: string; parts: readonly PartName[] }[] = [
  { name: 'Every week', parts: ['news', 'events', 'closures', 'menu', 'photographs'] },
  {
    name: 'Every year',
    parts: [
      ...(['dates', 'fees', 'prices', 'places', 'waiting-order', 'offers', 'answers'] as const),
      ...(['documents-to-bring', 'papers', 'uniform', 'buses', 'years-before'] as const),
    ],
  },
  {
    name: 'About the school',
    parts: ['office', 'team', 'faq', 'openings', 'clubs', 'rules'],
  },
  { name: 'When something happens', parts: ['absence', 'emergency', 'child-protection'] },
  { name: 'The law', parts: ['registration'] },
  {
    name: 'Where mail and money go',
    parts: ['contacts', 'ways-to-pay', 'ways-to-pay-meals'],
  },
];
