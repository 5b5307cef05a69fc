import type { LinkDescriptor } from 'react-router';
import styles from '#features/meals/meals.css?url';

/** The pages of meal payments have a style sheet of their own, so that no other page carries it. */
export function mealLinks(): LinkDescriptor[] {
  return [{ rel: 'stylesheet', href: styles }];
}
