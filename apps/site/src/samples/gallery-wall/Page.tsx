import { ArrowLeftIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { column, FootAction, WideImage, Page, PageTitle } from '../PageParts.tsx';

const WALL = 'wall';
const LARGE = 'pictures';

const IMAGES = [
  { id: 'couple', width: 161, height: 293, stock: 'salmon', color: '#f2a893' },
  { id: 'lights', width: 161, height: 143, stock: 'manila', color: '#f1c75b' },
  { id: 'cake', width: 161, height: 144, stock: 'pink', color: '#f3d3dd' },
  { id: 'lake', width: 328, height: 162, stock: 'airmail', color: '#b4c8e6' },
] as const;

/** A hash that names an image shows all of them large, without scripts and with the back button. */
export default function WallPage() {
  const { t } = useTranslation(['sample-gallery-wall']);
  const images = IMAGES.map(({ id, width, height, stock }) => ({
    id,
    image: (
      <WideImage
        src={`/images/halftones/${id}.webp`}
        width={width}
        height={height}
        alt={t(`sample-gallery-wall:wall.${id}`)}
        data-stock={stock}
      />
    ),
  }));
  return (
    <Root>
      <Wall id={WALL}>
        <Head>
          <PageTitle size="45px" lineHeight={0.94} margin="0 10px">
            {t('sample-gallery-wall:wall.title')}
          </PageTitle>
          {t('sample-gallery-wall:wall.lead')}
        </Head>
        <Images>
          {images.map(({ id, image }) => (
            <a key={id} href={`#${id}`}>
              {image}
              {id === 'lake' && <Caption>{t('sample-gallery-wall:wall.caption')}</Caption>}
            </a>
          ))}
        </Images>
        <FootAction href={`#${LARGE}`}>{t('sample-gallery-wall:wall.seeAll')}</FootAction>
      </Wall>
      <Large id={LARGE}>
        <Back href={`#${WALL}`}>
          <ArrowLeftIcon size={20} />
          {t('sample-gallery-wall:wall.back')}
        </Back>
        {images.map(({ id, image }) => (
          <div key={id} id={id}>
            {image}
          </div>
        ))}
      </Large>
    </Root>
  );
}

const Wall = styled.div`
  ${column}
`;

const Large = styled.div`
  display: none;

  & > div {
    scroll-margin-block-start: 60px;
  }
`;

const Root = styled(Page)`
  --_gutter: 16px;
  --_ground: #fbede6;
  --_ink: #3b1f2b;
  --_corner: 0;
  padding-block: 58px 22px;

  ${IMAGES.map(({ stock, color }) => `[data-stock='${stock}'] { background: ${color}; }`)}

  &:has(${Large}:target, ${Large} > :target) {
    padding-block-start: 0;

    ${Wall} {
      display: none;
    }

    ${Large} {
      display: grid;
      gap: 12px;
    }
  }
`;

const Head = styled.div`
  padding-inline: 5px;
  font-size: 16px;
`;

const Images = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px;
  margin-block: 17px 12px;

  a {
    position: relative;
  }

  a:first-child {
    grid-row: span 2;
  }

  a:last-child {
    grid-column: span 2;
  }
`;

const Caption = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  padding: 10px 12px;
  color: #fbede6;
  background: #3b1f2b;
`;

const Back = styled.a`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  gap: 10px;
  align-items: center;
  min-block-size: 56px;
  font-weight: 650;
  background: var(--_ground);
  text-decoration: none;
`;
