import { LOCALE_NAMES, LOCALES } from '@waypage/content';
import { Container, Heading, Reveal, Section, Steps } from '@waypage/ui';
import { media, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { shortUrlPrefix } from '#services/links.ts';
import type { TypeView } from './view-type.ts';

export function CodeLabels({ view: { messages, sample } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  return (
    <LabelsSection>
      <Container>
        <Heading level={2}>{t('qrcode-type:words.title')}</Heading>
      </Container>
      <Reveal>
        <LabelRow>
          {LOCALES.map((language) => {
            const key = messages.words[language];
            if (!key) return null;
            const text = t(key, { address: shortUrlPrefix + sample.path });
            const [before, path] = text.split(shortUrlPrefix);
            return (
              <Label key={language}>
                <p lang={language} dir="auto">
                  {before}
                  {path !== undefined && (
                    <span translate="no">
                      {shortUrlPrefix}
                      <wbr />
                      {path}
                    </span>
                  )}
                </p>
                <p lang={language} dir="auto">
                  {LOCALE_NAMES[language]}
                </p>
              </Label>
            );
          })}
        </LabelRow>
      </Reveal>
    </LabelsSection>
  );
}

const LabelsSection = styled(Section)`
  overflow-x: clip;
`;

const LabelRow = styled(Steps)`
  margin-block-start: clamp(28px, 3.4vw, 48px);

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 380px)) minmax(90px, 1fr);
  }
`;

/* A print has the light theme's colors in both themes. */
const Label = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  justify-content: space-between;
  min-block-size: 160px;
  padding: 28px 28px 24px;
  border-end-end-radius: 40px;
  color: ${vars.stock.onStock};
  background: ${tokens.color.light.sheet};

  & > :first-child {
    font-family: ${tokens.font.family.display};
    font-weight: 640;
    font-stretch: ${tokens.font.width.quote};
    font-size: clamp(1.625rem, 1rem + 1.6vw, 2.375rem);
    line-height: 1.06;
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & > :last-child {
    ${typography.label}
    font-size: 1.1875rem;
    color: ${vars.stock.onStock2};
  }
  @media ${media.lg} {
    min-block-size: 250px;

    /* A URL may break after its host only. */
    & > :first-child:has(wbr) {
      font-size: min(2.125rem, 2.3vw / ${textZoom});
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
