import { getPageType, pageTypeTexts, type PageTypeId } from '@waypage/content/page-types';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { usePage } from '../../layout/page/use-page.ts';
import { QrcodeType } from '../../sections/qrcode-type/QrcodeType.tsx';
import Start from '../../sections/start/Start.tsx';

/** One kind of code (specification, section 2). */
export default function QrcodeTypeScreen() {
  const { id } = getPageType(usePage().id as PageTypeId);
  const { namespace, head } = pageTypeTexts(id);
  const { t } = useTranslation([namespace]);
  return (
    <>
      <PageHead title={t(head.title)} description={t(head.description)} />
      <QrcodeType id={id} />
      <Start />
    </>
  );
}
