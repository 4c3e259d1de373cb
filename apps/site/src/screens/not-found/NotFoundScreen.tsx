import { PageHead } from '../../layout/page/PageHead.tsx';
import { NotFound } from '../../sections/not-found/NotFound.tsx';

/** What stands at an unknown address (specification, section 2). */
export default function NotFoundScreen() {
  return (
    <>
      <PageHead />
      <NotFound />
    </>
  );
}
