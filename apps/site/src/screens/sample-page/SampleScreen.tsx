import { findSamplePage } from '@waypage/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleType } from '../../flows/sample-preview/sample-type.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { usePage } from '../../layout/page/use-page.ts';
import { SamplePageFrame } from '../../layout/sample-page-frame/SamplePageFrame.tsx';
import { samplePageNamespaces } from '../../sample-pages/sample-pages.ts';

/** A made-up customer's page, alone in the window or in a frame of the site (specification, section 2). */
export function SampleScreen({ children }: { readonly children: ReactNode }) {
  const { id = '' } = usePage();
  const sample = findSamplePage(id);
  const { t } = useTranslation(['sample-page', 'menus', ...samplePageNamespaces(id)]);
  const name = sample ? t(sample.name) : '';
  return (
    <>
      <PageHead
        title={t('sample-page:head.title', { name })}
        description={t('sample-page:head.description', {
          type: sample ? t(sampleType(sample)) : '',
        })}
      />
      <SamplePageFrame name={name}>{children}</SamplePageFrame>
    </>
  );
}
