import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';

/** Where no mail can go to a family: whom to call. `phone` is '' where nobody may be told of the child. */
export function CallFamily({ phone }: { phone: string }) {
  if (phone === '')
    return <>No mail goes to this family, and nobody to call may be told of the child. </>;
  return (
    <>
      No mail goes to this family. Call <a href={telephoneLink(phone)}>{unbroken(phone)}</a>.{' '}
    </>
  );
}
