import { mealPart } from '#features/meals/statement/meal-part.server.ts';
import { statementChangeSchema } from '#features/meals/statement/statement-schema.server.ts';
import {
  changeByStatement,
  findTicked,
  tickedAtFrom,
} from '#features/meals/statement/tick-statement.server.ts';
import { roomAction, searchLoader } from './desk-routes.ts';

/** What was ticked by a statement, and can be taken back together. */
export const loader = searchLoader('meals', tickedAtFrom, (school, _staff, tickedAt) =>
  findTicked(school, mealPart, tickedAt),
);
/** Reads a statement, ticks what it says, or takes these ticks back. */
export const action = roomAction('meals', statementChangeSchema, (school, staff, asked) =>
  changeByStatement(school, mealPart, staff, asked),
);
