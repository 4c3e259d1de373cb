import { LOCALE_NAMES, SCREENSHOT_LOCALES } from '@waypage/content';
import { typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { localizedPath } from '#services/i18n/localized-path.ts';
import {
  Action,
  Body,
  Fact,
  Facts,
  Page,
  PageTitle,
  underlineOnHover,
  WideImage,
} from '../PageParts.tsx';

const CONTENTS = 'manual-contents';

const CHAPTERS = [
  ['before', 3],
  ['filling', 6],
  ['cleaning', 17],
  ['parts', 22],
] as const;

export default function ManualPage() {
  const { t, locale: current } = useTranslation(['sample-pdf-manual']);
  return (
    <Root>
      <Cover>
        <WideImage src="/images/pages/moka-pot.svg" width={360} height={262} />
      </Cover>
      <Body>
        <PageTitle size="40px" lineHeight={0.95} longSize="34px">
          {t('sample-pdf-manual:manual.title')}
        </PageTitle>
        <Edition>{t('sample-pdf-manual:manual.edition')}</Edition>
        <Chapters id={CONTENTS}>
          {CHAPTERS.map(([chapter, page]) => (
            <Fact key={chapter} name={t(`sample-pdf-manual:manual.${chapter}`)}>
              {page}
            </Fact>
          ))}
        </Chapters>
        <Open href={`#${CONTENTS}`}>{t('sample-pdf-manual:manual.open')}</Open>
        <Languages>
          {/* Only languages with screenshots: another link would make the screenshots of all outdated. */}
          {SCREENSHOT_LOCALES.filter((locale) => locale !== current).map((locale) => (
            <a
              key={locale}
              href={localizedPath('/sample/pdf/pdf-manual', locale)}
              lang={locale}
              dir="auto"
              hrefLang={locale}
            >
              {LOCALE_NAMES[locale]}
            </a>
          ))}
        </Languages>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f3ebdd;
  --_ink: #1b2a41;
  --_second: #4a566a;
  --_rule: #cfc7bb;
  --_body: 22px 22px 24px;
`;

const Cover = styled.div`
  background: var(--_ink);
`;

const Edition = styled.div`
  margin-block: 10px 12px;
  font-size: 15.5px;
  color: var(--_second);
`;

const Chapters = styled(Facts)`
  margin-block-end: auto;
  border-block-start: 2px solid var(--_ink);

  & > div {
    justify-content: space-between;
    padding-block: 8.5px;
    font-size: 16px;
  }

  dd {
    ${typography.label}
    line-height: 1.1;
  }

  &:target {
    outline: 3px solid #c8743a;
    outline-offset: 6px;
  }
`;

const Open = styled(Action)`
  min-block-size: 54px;
  margin-block-start: 20px;
  border-radius: 0;
  font-size: 17px;
`;

const Languages = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-block-start: 8px;

  a {
    display: grid;
    place-content: center;
    min-block-size: 46px;
    border: 1.5px solid;
    font-weight: 650;
    text-decoration: none;
  }

  ${underlineOnHover}
`;
