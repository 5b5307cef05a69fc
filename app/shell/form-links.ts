import type { LinkDescriptor } from 'react-router';
import styles from '#ui/styles/parent-forms.css?url';

/** The short forms have a style sheet of their own, so that no other page carries it. */
export function formLinks(): LinkDescriptor[] {
  return [{ rel: 'stylesheet', href: styles }];
}
