import { type SamplePage, screenshotId } from '@waypage/content/samples';
import { closeDialog, openDialog, PreviewDialog, TextLink, useAnnouncement } from '@waypage/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { useBackCloses } from '../back-closes/useBackCloses.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { newPageLike } from './new-page-like.ts';
import { SAMPLE_PAGE_NAMESPACES } from './sample-messages.ts';
import { sampleType } from './sample-type.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { links } from '#services/links.ts';
import { samplePath } from './sample-urls.ts';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

const DIALOG_ID = 'sample-preview';

/** A sample's page, and a button that creates one like it (docs/product.md, section 4). */
export function PreviewWindow({ request }: { readonly request: { readonly sample: SamplePage } }) {
  const { t, locale } = useTranslation(['preview', 'menus', ...SAMPLE_PAGE_NAMESPACES]);
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
        <SampleFrame sample={sample} />
      )}
    </Root>
  );
}

const TIMEOUT_MS = 10_000;

/** The page in a frame, or its screenshot and a link when it fails to load. A late page replaces them. */
function SampleFrame({ sample }: { readonly sample: SamplePage }) {
  const { t, locale } = useTranslation(['preview', ...SAMPLE_PAGE_NAMESPACES]);
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
      if (event.key === 'Escape' && !event.defaultPrevented) closeDialog(DIALOG_ID);
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

const Page = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 320px;
`;

/* The dialog's body grows with its content, but a frame has no content height. */
const Root = styled(PreviewDialog)`
  & div:has(> ${Page}) {
    block-size: 100%;
  }
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: ${vars.color.mist};

  [data-state='failed'] > & {
    position: absolute;
    visibility: hidden;
  }
`;

const Waiting = styled.p`
  position: absolute;
  inset-block-start: 40%;
  inset-inline: ${vars.space[7]};
  text-align: center;
  color: ${vars.color.ink2};
`;

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${vars.space[4]};
  padding: ${vars.space[7]};
`;

const Tag = styled.p`
  margin-block-start: ${vars.space[4]};
  ${typography.label}
  color: ${vars.color.ink2};
`;

const Screenshot = styled.img`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${vars.color.line};
`;

const Pageless = styled.p`
  padding: ${vars.space[7]};
`;
