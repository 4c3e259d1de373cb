import { ArrowUpRightIcon, CheckIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import {
  Fact,
  Facts,
  font,
  FootAction,
  outlined,
  Page,
  PageImage,
  PageTitle,
  SampleAction,
  titleFont,
} from '../PageParts.tsx';

const ROWS = ['place', 'checked', 'next', 'note'] as const;

export default function ToolPage() {
  const { t } = useTranslation(['sample-inventory-tool']);
  const report = t('sample-inventory-tool:tool.report');
  const subject = encodeURIComponent(t('sample-inventory-tool:subject'));
  return (
    <Root>
      <Head>
        <Asset>{t('sample-inventory-tool:tool.asset')}</Asset>
        <Title>{t('sample-inventory-tool:tool.title')}</Title>
        <State>
          <CheckIcon size={18} />
          {t('sample-inventory-tool:tool.state')}
        </State>
        <PageImage src="/images/pages/bench-drill.svg" width={122} height={198} />
      </Head>
      <Rows>
        {ROWS.map((row) => (
          <Fact key={row} name={t(`sample-inventory-tool:tool.${row}`)}>
            {t(`sample-inventory-tool:tool.${row}Value`)}
          </Fact>
        ))}
        <Fact name={t('sample-inventory-tool:tool.manual')}>
          <a href="https://bench-drills.example/04/manual" target="_blank" rel="noopener nofollow">
            {t('sample-inventory-tool:tool.manualValue')}
            <ArrowUpRightIcon size={16} />
            <NewTabNote />
          </a>
        </Fact>
      </Rows>
      <Report href={`mailto:hall-b@workshop.example?subject=${subject}`}>{report}</Report>
      <CheckOut>{t('sample-inventory-tool:tool.checkOut')}</CheckOut>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #b4c8e6;
  --_ink: #15140f;
  --_rule: #8fa0bb;
  --_action-ink: #f4f2eb;
  padding-block: 60px 24px;
`;

const Head = styled.div`
  position: relative;
  min-block-size: 221px;
  padding-inline-end: min(136px, 34vw);

  img {
    position: absolute;
    inset-block-end: 1px;
    inset-inline-end: min(12px, 2vw);
    inline-size: min(122px, 31vw);
    block-size: auto;
  }
`;

const Asset = styled.div`
  ${font('labelLg', '19px')}
`;

const Title = styled(PageTitle)`
  margin-block: 11px 18px;
  ${titleFont('min(39.5px, 10.9vw)', 0.98, 'min(31px, 8.6vw)')}

  &:not(:lang(en)) {
    font-stretch: 112%;
  }
`;

const State = styled.div`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-block-size: 37px;
  padding-inline: 13px 14px;
  font-weight: 550;
  color: #a9d1bf;
  background: var(--_ink);
`;

const Rows = styled(Facts)`
  margin-block-end: 24px;
  border-block-start: 2px solid;
  font-size: 16px;

  & > div {
    padding-block: 9.5px;
  }

  dt {
    flex: none;
    inline-size: 104px;
  }

  dd {
    font-weight: 650;
  }

  a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-block-size: 44px;
    margin-block: -12px;
    padding-block: 0;
    padding-inline-end: 12px;
  }
`;

const Report = styled(FootAction)`
  margin-block-end: 8px;
  border-radius: 0;
`;

const CheckOut = styled(SampleAction)`
  ${outlined}
  min-block-size: 46px;
  border-radius: 0;
  font-size: 17px;
`;
