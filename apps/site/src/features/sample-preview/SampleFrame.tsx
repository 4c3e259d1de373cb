import { screenshotId, type SamplePage } from '@waypage/content/samples';
import { closeDialog, TextLink, useAnnouncement } from '@waypage/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { links } from '#services/hosts.ts';
import { Failure, Frame, Page, Screenshot, Tag, Waiting } from './PreviewWindow.styles.ts';
import { samplePath } from './sample-path.ts';
import { SAMPLE_PAGE_NAMESPACES } from './sample-messages.ts';

const TIMEOUT_MS = 10_000;

interface Props {
  readonly sample: SamplePage;
  readonly dialogId: string;
}

/**
 * The page of a sample in a frame, or its screenshot and a link when it fails to load. A late page still replaces them.
 */
export function SampleFrame({ sample, dialogId }: Props) {
  const { t } = useTranslation(['preview', ...SAMPLE_PAGE_NAMESPACES]);
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
      TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  const settle = () => {
    // Frames fire `load` for the browser's own error page too; its document is not accessible.
    const page = frame.current?.contentDocument;
    setState(page ? 'ready' : 'failed');
    page?.addEventListener('keydown', (event) => {
      // Key events inside the frame do not reach the dialog around it.
      if (event.key === 'Escape' && !event.defaultPrevented) closeDialog(dialogId);
    });
  };

  useAnnouncement(state === 'failed' ? t('preview:failed') : '');

  const name = t(sample.name);
  const path = samplePath(sample, locale);
  return (
    <Page data-state={state}>
      <Frame ref={frame} src={path} title={t('preview:frameTitle', { name })} onLoad={settle} />
      {state === 'loading' && <Waiting>{t('preview:loading')}</Waiting>}
      {state === 'failed' && (
        <Failure>
          <p>{t('preview:failed')}</p>
          <TextLink render={<ExternalLink href={path} iconSize={18} />}>
            {t('preview:openAlone')}
          </TextLink>
          <Tag>{t('preview:sampleTag')}</Tag>
          <Screenshot
            src={links.pageScreenshot(screenshotId(sample.id, locale))}
            alt={t('preview:screenshot', { name })}
            width={360}
            height={720}
          />
        </Failure>
      )}
    </Page>
  );
}
