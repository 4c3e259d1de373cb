import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import {
  Action,
  font,
  Page,
  PageImage,
  PageTitle,
  titleFont,
  underlineOnHover,
} from '../PageParts.tsx';

const TILES = [
  ['/prints', 'sample-link-pastel:prints', 'jug', 150, 170],
  ['/shop', 'sample-link-pastel:shop', 'pear', 120, 150],
  ['/books', 'sample-link-pastel:books', 'bird', 136, 100],
  ['/classes', 'sample-link-pastel:classes', 'branches', 130, 120],
] as const;

export default function PastelLinksPage() {
  const { t } = useTranslation(['sample-link-pastel']);
  const ask = t('sample-link-pastel:ask');
  return (
    <Root>
      <Name>{t('sample-link-pastel:name')}</Name>
      <Lead>{t('sample-link-pastel:lead')}</Lead>
      <Tiles role="list">
        {TILES.map(([path, label, cutting, width, height]) => (
          <li key={path}>
            <a href={`https://noor-paints.example${path}`} target="_blank" rel="noopener nofollow">
              {t(label)}
              <NewTabNote />
              <PageImage
                src={`/images/pages/cutting-${cutting}.svg`}
                width={width}
                height={height}
              />
            </a>
          </li>
        ))}
      </Tiles>
      <Ask href={`mailto:noor@noor-paints.example?subject=${encodeURIComponent(ask)}`}>{ask}</Ask>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 16px;
  --_ground: #fff8ea;
  --_ink: #3a1d52;
  padding-block: 52px 20px;
`;

const Name = styled(PageTitle)`
  padding-inline: 4px;
  ${titleFont('min(48px, 13.2vw)', 0.95)}
  letter-spacing: -0.045em;
`;

const Lead = styled.div`
  margin-block: 10px 16px;
  padding-inline: 4px;
  font-size: 16px;
`;

const Tiles = styled.ul`
  ${mixins.listReset}
  display: grid;
  flex: 1;
  grid-template-rows: 188px auto auto;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-block-end: 8px;

  li {
    display: grid;
  }

  li:nth-child(1) {
    grid-column: span 2;
    background: #f7dc8f;
  }

  li:nth-child(2) {
    grid-row: span 2;
    background: #f6c3cf;
  }

  li:nth-child(3) {
    background: #cfe3d2;
  }

  li:nth-child(4) {
    background: #dccff0;
  }

  a {
    position: relative;
    display: block;
    min-block-size: 132px;
    padding: 13px 14px;
    overflow: hidden;
    font-weight: 650;
    font-size: 16.5px;
    line-height: 1.15;
    text-decoration: none;
  }

  ${underlineOnHover}

  li:nth-child(1) a {
    padding-inline-end: min(168px, 46vw);
    ${font('h3', 'min(27px, 7.5vw)', 1.02)}
  }

  img {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 12px;
  }

  li:nth-child(1) img {
    inline-size: min(150px, 41vw);
    block-size: auto;
  }

  li:nth-child(2) img {
    inset-block-end: 16px;
    inset-inline: 0;
    inline-size: auto;
    block-size: 68%;
    margin-inline: auto;
  }

  li:nth-child(n + 3) img {
    inline-size: auto;
    block-size: 84px;
  }
`;

const Ask = styled(Action)`
  min-block-size: 54px;
  border-radius: 0;
  font-size: 17px;
`;
