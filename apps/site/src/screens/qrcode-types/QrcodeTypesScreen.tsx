import { BelowFirstView } from '../../islands/BelowFirstView.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { QrcodeTypes } from '../../sections/qrcode-types/QrcodeTypes.tsx';
import Start from '../../sections/start/Start.tsx';

/** The index of the kinds of code (specification, section 2). */
export default function QrcodeTypesScreen() {
  return (
    <>
      <PageHead />
      <QrcodeTypes />
      <BelowFirstView>
        <Start />
      </BelowFirstView>
    </>
  );
}
