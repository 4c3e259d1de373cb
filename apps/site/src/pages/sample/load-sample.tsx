import { findSamplePage, type SamplePageId } from '@waypage/content';
import type { FunctionComponent, ReactNode } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { loadSamplePage, samplePageNamespaces } from '#samples/sample-pages.ts';
import { typography } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { StandaloneContext } from '#samples/PageParts.tsx';
import { MAIN_ID } from '#layout/page/element-ids.ts';

/** Loads the page of a sample with its frame (docs/product.md, section 2). */
export async function loadSample(id: SamplePageId): Promise<FunctionComponent> {
  const SamplePage = await loadSamplePage(id);
  return function Sample() {
    const { t } = useTranslation(samplePageNamespaces(id));
    const sample = findSamplePage(id);
    return (
      <SamplePageFrame name={sample ? t(sample.name) : ''}>
        <SamplePage />
      </SamplePageFrame>
    );
  };
}

interface Props {
  /** Name of the customer. It labels the `<main>`, because the page is also embedded in other pages. */
  readonly name: string;
  readonly children: ReactNode;
}

/** As on a customer's page, but with a line that says that it is a sample (docs/product.md, sections 2 and 11). */
function SamplePageFrame({ name, children }: Props) {
  const { t, locale } = useTranslation(['sample']);
  return (
    <Root>
      <Main id={MAIN_ID} aria-label={name}>
        <StandaloneContext value>{children}</StandaloneContext>
      </Main>
      <Foot>
        <span>{t('sample:sampleTag')}</span>
        {/* The site must not open inside its own frame. */}
        <a href={localizedPath('/', locale)} target="_top">
          {t('sample:made')}
        </a>
      </Foot>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100svh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  justify-content: space-between;
  padding: 4px max(20px, 50% - 240px);
  ${typography.label}
  color: #f4f2eb;
  background: #15140f;

  & > * {
    padding-block: 13px;
  }

  a:focus-visible {
    outline: 3px solid #f4f2eb;
    outline-offset: -3px;
  }

  /* Browsers force this color anyway, but contrast checkers read the declared one. */
  @media (forced-colors: active) {
    color: canvastext;
  }
`;
