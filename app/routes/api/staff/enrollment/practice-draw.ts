import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import { faultOfThrows, readThrows } from '#features/enrollment/rounds/desk/throws.ts';
import { practiseDraw } from '#features/enrollment/rounds/practice/practice-draw.server.ts';
import { searchLoader } from '../desk-routes.ts';

/** A draw of invented children, for the throws in `?dice=3526144265`; before them, and for other ones, what is to be drawn. */
export const loader = searchLoader(
  'enrollment',
  (search) => {
    const dice = readThrows(search.get('dice') ?? '');
    return { dice: faultOfThrows(dice) ? '' : dice };
  },
  async ({ content }, staff, { dice }) => practiseDraw(staff, dice, criteriaOf(content.enrollment)),
);
