import type { ComponentProps } from 'react';

/** A button beside what it is about. */
export function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className="btn line sm" {...props} />;
}
