import { PageHead } from '../../layout/page/PageHead.tsx';
import { SectionIndex } from '../../sections/section-index/SectionIndex.tsx';
import Start from '../../sections/start/Start.tsx';

/** The index of the home page's sections (specification, section 2, `/s`). */
export default function SectionIndexScreen() {
  return (
    <>
      <PageHead />
      <SectionIndex />
      <Start />
    </>
  );
}
