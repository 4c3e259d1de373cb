import { PageHead } from '../../layout/page/PageHead.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';

/** The home page; `/s/{sectionId}` is this page at one of its sections (specification, section 2). */
export default function HomeScreen() {
  return (
    <>
      <PageHead />
      <Hero />
    </>
  );
}
