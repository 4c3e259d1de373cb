import { CLAIM_PATH_MAX_LENGTH, formatNumber } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { media, textZoom, tokens, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { shortUrlPrefix } from '#services/links.ts';
import { Anatomy } from './Anatomy.tsx';
import type { CodeView } from './view-type.ts';

export function CodeInside({ view }: { readonly view: CodeView }) {
  const { t, locale } = useTranslation(['qrcode-type']);
  const { pageType, sample, code, measures } = view;
  const length = { used: sample.path.length, pathMax: CLAIM_PATH_MAX_LENGTH };
  const isReview = pageType.id === 'google-review';
  const target = t(`qrcode-type:inside.targets.${isReview ? 'googleReview' : 'website'}`);

  return (
    <Section>
      <Container>
        <Heading level={2}>{t('qrcode-type:inside.title')}</Heading>
        <Reveal>
          <Anatomy
            code={code}
            label={t('qrcode-type:code', { address: shortUrlPrefix + sample.path })}
            values={{
              modules: code.size,
              minSize: PRINT_RULES.minSizeCm,
              millimeters: formatNumber(measures.smallestModule, locale, 1),
            }}
          />
        </Reveal>
        <UrlRow>
          <Url translate="no">
            <span>{shortUrlPrefix}</span>
            <wbr />
            {sample.path}
          </Url>
          <UsedNote>
            {pageType.isPageless
              ? t('qrcode-type:inside.link', { ...length, target })
              : t('qrcode-type:inside.page', length)}
          </UsedNote>
        </UrlRow>
        <Ruler aria-hidden="true">
          {Array.from({ length: CLAIM_PATH_MAX_LENGTH }, (_, index) => (
            <Tick key={index} data-used={index < length.used ? '' : undefined} />
          ))}
        </Ruler>
      </Container>
    </Section>
  );
}

const UrlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: clamp(40px, 4.5vw, 64px);
  padding-block: 24px 14px;
  border-block-start: 2px solid ${vars.color.line};
`;

/* Not a paragraph: at this size it would be taken for a heading. */
const Url = styled.div`
  min-inline-size: 0;
  font-family: ${tokens.font.family.display};
  font-weight: 640;
  font-stretch: ${tokens.font.width.wide};
  font-size: min(clamp(1.5rem, 7.8vw / ${textZoom}, 4.75rem), 9vw / ${textZoom});
  line-height: 1.1;
  letter-spacing: -0.045em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  & > span {
    color: ${vars.color.ink3};
  }
`;

const UsedNote = styled.p`
  max-inline-size: 19.5em;
  line-height: 1.5;
  color: ${vars.color.ink2};

  @media ${media.sm} {
    flex: 0 1 19.5em;
  }
`;

const Ruler = styled.div`
  display: flex;
  justify-content: space-between;
  block-size: 16px;
`;

const Tick = styled.span`
  inline-size: 2px;
  background: ${vars.color.lineSoft};

  &:nth-child(5n) {
    background: ${vars.color.ink3};
  }
  &[data-used] {
    inline-size: 4px;
    background: ${vars.color.signal};
  }
  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;

    &[data-used] {
      background: Highlight;
    }
  }
`;
