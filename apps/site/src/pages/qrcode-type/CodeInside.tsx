import { CLAIM_PATH_MAX_LENGTH, formatNumber } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { Container, Heading, Reveal, Section, type QrPath } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { shortUrlPrefix } from '#services/hosts.ts';
import { Anatomy } from './Anatomy.tsx';
import { Url, UrlRow, Comb, Tick, Used } from './CodeInside.styles.ts';
import type { CodeMeasures } from './measure-code.ts';
import type { TypeView } from './view-type.ts';

interface Props {
  readonly view: TypeView;
  readonly code: QrPath;
  readonly measures: CodeMeasures;
}

export function CodeInside({ view: { pageType, sample }, code, measures }: Props) {
  const { t } = useTranslation(['qrcode-type']);
  const locale = useLocale();
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
              millimetres: formatNumber(measures.smallestModule, locale, 1),
            }}
          />
        </Reveal>
        <UrlRow>
          <Url translate="no">
            <span>{shortUrlPrefix}</span>
            <wbr />
            {sample.path}
          </Url>
          <Used>
            {pageType.isPageless
              ? t('qrcode-type:inside.link', { ...length, target })
              : t('qrcode-type:inside.page', length)}
          </Used>
        </UrlRow>
        <Comb aria-hidden="true">
          {Array.from({ length: CLAIM_PATH_MAX_LENGTH }, (_, index) => (
            <Tick key={index} data-used={index < length.used ? '' : undefined} />
          ))}
        </Comb>
      </Container>
    </Section>
  );
}
