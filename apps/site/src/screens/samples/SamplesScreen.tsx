import { BelowFirstView } from '../../islands/BelowFirstView.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { SampleCatalogue } from '../../sections/samples-screen/SampleCatalogue.tsx';
import Start from '../../sections/start/Start.tsx';

/** All samples, to filter, open and start from (specification, section 2, `/samples`). */
export default function SamplesScreen() {
  return (
    <>
      <PageHead />
      <SampleCatalogue />
      <BelowFirstView>
        <Start />
      </BelowFirstView>
    </>
  );
}
