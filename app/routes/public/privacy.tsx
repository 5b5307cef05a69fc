import { PageHead } from '#ui/page-head.tsx';

export default function Privacy() {
  return <PageHead title="Privacy" />;
}
