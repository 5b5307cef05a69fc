import { PageHead } from '#ui/page-head.tsx';

export default function About() {
  return <PageHead title="About" />;
}
