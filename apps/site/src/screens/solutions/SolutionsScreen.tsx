import { PageHead } from '../../layout/page/PageHead.tsx';
import { Solutions } from '../../sections/solutions/Solutions.tsx';
import Start from '../../sections/start/Start.tsx';

/** All solutions (specification, section 2, `/solutions`). */
export default function SolutionsScreen() {
  return (
    <>
      <PageHead />
      <Solutions />
      <Start />
    </>
  );
}
