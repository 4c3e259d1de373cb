import { LateIslands } from '../../islands/LateIslands.tsx';
import { LateStyles } from '../../islands/LateStyles.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { LATE_SECTIONS } from './late-sections.ts';

/** The home page; `/s/{sectionId}` is this page at one of its sections (specification, section 2). */
export default function HomeScreen() {
  return (
    <>
      <PageHead />
      <Hero />
      <LateStyles />
      <LateIslands names={LATE_SECTIONS} />
    </>
  );
}
