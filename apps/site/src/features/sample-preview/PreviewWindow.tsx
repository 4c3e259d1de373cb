import type { SamplePage } from '@waypage/content/samples';
import { closeDialog, openDialog } from '@waypage/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../back-closes/useBackCloses.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { Pageless, Root } from './PreviewWindow.styles.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { newPageLike } from './sample-urls.ts';
import { SAMPLE_PAGE_NAMESPACES } from './sample-messages.ts';
import { sampleType } from './sample-type.ts';
import { SampleFrame } from './SampleFrame.tsx';

const DIALOG_ID = 'sample-preview';

/**
 * A sample's page at 340 × 657 px, full screen below 600 px, with a button that creates a page like it
 * (docs/product.md, section 4). Opens with every new request.
 */
export function PreviewWindow({ request }: { readonly request: { readonly sample: SamplePage } }) {
  const { t } = useTranslation(['preview', 'menus', ...SAMPLE_PAGE_NAMESPACES]);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => closeDialog(DIALOG_ID));
  useEffect(() => openDialog(DIALOG_ID), [request]);
  const { sample } = request;
  const name = t(sample.name);
  return (
    <Root
      id={DIALOG_ID}
      onOpenChange={setOpen}
      title={t('preview:title', { name, type: t(sampleType(sample)) })}
      closeLabel={t('preview:close')}
      action={
        <NewTabButton fullWidth href={newPageLike(sample, locale)}>
          {t('preview:createPage')}
        </NewTabButton>
      }
    >
      {sample.isPageless ? (
        <Pageless>{t('preview:pageless')}</Pageless>
      ) : (
        <SampleFrame sample={sample} dialogId={DIALOG_ID} />
      )}
    </Root>
  );
}
