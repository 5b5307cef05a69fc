import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { ChangePage } from '#features/accounts/components/change-page.tsx';
import { SecondFactor } from '#features/accounts/components/second-factor/second-factor.tsx';

const title = 'Second factor';
export const meta = titled(title);

export default function SecondFactorScreen() {
  const [search] = useSearchParams();
  return (
    <ChangePage title={title}>
      {({ user }) => <SecondFactor user={user} next={search.get('next')} />}
    </ChangePage>
  );
}
