import { expect, test } from 'vitest';
import { criteriaOf } from './criteria.ts';
import { howPlacesAreGiven } from './how-places-are-given.ts';

const usual = criteriaOf({});
const open = {
  ...{ year: '2027', grades: ['grade1', 'grade2'], seal: '4f69227b' },
  ...{ isOpen: true, criteria: usual },
};

test('the day counts where there is no round, and the draw where there is one', () => {
  expect(howPlacesAreGiven(usual, [])).toBe(
    'If there are more children than places, children with a brother or sister at the school come first on the waiting list, then children of our staff, then everybody else. In each group the day on which you apply counts, not the hour. For children of the same day the order is random.',
  );
  const said = howPlacesAreGiven(usual, [open]);
  expect(said).toContain('For Grades 1 and 2 in 2027, a draw gives the order');
  expect(said).toContain('For 2027: The seal of the draw is 4f69 227b.');
  expect(said).toContain('For other classes and years the day on which you apply counts');
  const closed = howPlacesAreGiven(usual, [{ ...open, isOpen: false }]);
  expect(closed).toContain('children who apply now come after the children of the draw');
});

test('follows what the school has chosen', () => {
  expect(howPlacesAreGiven({ groups: ['staff'], within: 'lot' }, [])).toBe(
    'If there are more children than places, children of our staff come first on the waiting list, then everybody else. In each group the order is random: the day and the hour at which you apply do not count.',
  );
  expect(howPlacesAreGiven({ groups: [], within: 'day' }, [])).toBe(
    'If there are more children than places, no group of children comes first on the waiting list. The day on which you apply counts, not the hour. For children of the same day the order is random.',
  );
});

test('says of a round what counted when it was opened', () => {
  const said = howPlacesAreGiven({ groups: ['staff', 'sibling'], within: 'lot' }, [open]);
  expect(said).toContain(
    'children of our staff come first on the waiting list, then children with',
  );
  expect(said).toContain(
    'For Grades 1 and 2 in 2027, children with a brother or sister at the school come first, then children of our staff, then everybody else.',
  );
  expect(said).toContain('For other classes and years the order is random in each group');
  expect(howPlacesAreGiven(usual, [open]).match(/come first/g)).toHaveLength(1);
});
