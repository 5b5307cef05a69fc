import { expect, test } from 'vitest';
import { howPlacesAreGiven } from './how-places-are-given.ts';

test('the day counts where there is no round, and the draw where there is one', () => {
  expect(howPlacesAreGiven([])).toContain('the day on which you apply counts, not the hour');
  const open = { year: '2027', grades: ['grade1', 'grade2'], seal: '4f69227b', isOpen: true };
  const said = howPlacesAreGiven([open]);
  expect(said).toContain('For Grades 1 and 2 in 2027, a draw gives the order');
  expect(said).toContain('For 2027: The seal of the draw is 4f69 227b.');
  expect(said).toContain('For other classes and years the day on which you apply counts');
  const closed = howPlacesAreGiven([{ ...open, isOpen: false }]);
  expect(closed).toContain('children who apply now come after the children of the draw');
});
