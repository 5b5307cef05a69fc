import { PageHead } from '#ui/page-head.tsx';

export default function Terms() {
  return <PageHead title="Terms" />;
}
