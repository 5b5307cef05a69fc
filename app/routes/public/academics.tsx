import { PageHead } from '#ui/page-head.tsx';

export default function Academics() {
  return <PageHead title="Academics" />;
}
