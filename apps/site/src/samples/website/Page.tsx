import { MenuIcon, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, Fact, Facts, font, Page, PageTitle, titleFont, WideImage } from '../PageParts.tsx';
import { LockIcon, ReloadIcon } from '../PageIcons.tsx';

const DATES = 'class-dates';

export default function WebsitePage() {
  const { t } = useTranslation(['sample-website']);
  const subject = encodeURIComponent(t('sample-website:page.title'));
  return (
    <Root>
      <Bar>
        {t('sample-website:page.school')}
        <a href={`#${DATES}`}>
          <MenuIcon size={20} />
          <VisuallyHidden>{t('sample-website:page.menu')}</VisuallyHidden>
        </a>
      </Bar>
      <Image src="/images/halftones/still-life.webp" width={360} height={248} />
      <Body>
        <Title>{t('sample-website:page.title')}</Title>
        <Dates id={DATES}>
          <Fact name={t('sample-website:page.when')}>{t('sample-website:page.whenValue')}</Fact>
          <Fact name={t('sample-website:page.from')}>{t('sample-website:page.fromValue')}</Fact>
          <Fact name={t('sample-website:page.bring')}>{t('sample-website:page.bringValue')}</Fact>
        </Dates>
        <Book href={`mailto:hola@atelier-ronda.example?subject=${subject}`}>
          {t('sample-website:page.book')}
        </Book>
      </Body>
      <Browser>
        <span>
          <LockIcon />
          {t('sample-website:page.address')}
        </span>
        <ReloadIcon />
      </Browser>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #faf9f6;
  --_ink: #15140f;
  --_second: #4c4a42;
  --_rule: #cbc8bc;
`;

const Bar = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  block-size: 88px;
  padding: 0 20px 14px;
  ${font('h3', '19px')}

  a {
    margin: -12px;
    padding: 12px;
  }
`;

const Image = styled(WideImage)`
  background: #a9d1bf;
`;

const Body = styled.div`
  flex: 1;
  padding: 22px 20px 20px;
`;

const Title = styled(PageTitle)`
  ${titleFont('40px', 0.97)}

  &:lang(es) {
    font-size: 36px;
  }
`;

const Dates = styled(Facts)`
  display: grid;
  grid-template-columns: minmax(52px, auto) 1fr;
  column-gap: 12px;
  margin-block-start: 12px;
  border-block-start: 2px solid var(--_ink);

  & > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    padding-block: 9.5px;
    font-size: 15.5px;
  }

  dt {
    color: var(--_second);
  }

  dd {
    font-weight: 600;
  }
`;

const Book = styled(Action)`
  min-block-size: 50px;
  margin-block-start: 14px;
  border-radius: 0;
`;

const Browser = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 12px 18px 23px;
  background: #e4e2d9;

  & > span {
    display: flex;
    flex: 1;
    gap: 10px;
    align-items: center;
    justify-content: center;
    min-block-size: 38px;
    border-radius: 8px;
    background: var(--_ground);
  }

  svg {
    flex: none;
    inline-size: 18px;
  }
`;
