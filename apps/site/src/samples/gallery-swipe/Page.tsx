import { formatTime } from '@waypage/content';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { formatMoney } from '../format-money.ts';
import { font, FootAction, Page, PageTitle, titleFont, WideImage } from '../PageParts.tsx';

const PRINTS = [
  { id: 'dawn', time: '05:40', price: 90, caption: 'sample-gallery-swipe:dawn' },
  { id: 'morning', time: '08:10', price: 90, caption: 'sample-gallery-swipe:morning' },
  { id: 'noon', time: '12:30', price: 75, caption: 'sample-gallery-swipe:noon' },
  { id: 'rain', time: '16:05', price: 110, caption: 'sample-gallery-swipe:rain' },
  { id: 'evening', time: '19:20', price: 120, caption: 'sample-gallery-swipe:evening' },
  { id: 'night', time: '23:50', price: 110, caption: 'sample-gallery-swipe:night' },
] as const;

const COLORS = {
  dawn: '#f0a7a0',
  morning: '#f4dc8c',
  noon: '#dbe9ee',
  rain: '#9fb3c2',
  evening: '#f08a4b',
  night: '#8f9be0',
};

/** The colors under the title link to the prints, for visitors who can't swipe. */
export default function SwipePage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-gallery-swipe']);
  return (
    <Root>
      <Title>{t('template-pages:gallerySwipe.name')}</Title>
      <Lead>{t('sample-gallery-swipe:lead')}</Lead>
      <Hours aria-label={t('sample-gallery-swipe:prints')}>
        {PRINTS.map(({ id, time }, index) => (
          <a
            key={id}
            href={`#pier-${id}`}
            aria-label={t('sample-gallery-swipe:print', {
              number: index + 1,
              time: formatTime(time, locale),
            })}
            data-hour={id}
          />
        ))}
      </Hours>
      {/* Its links take the focus: otherwise Firefox makes a scroll container a tab stop. */}
      <Prints role="list" tabIndex={-1}>
        {PRINTS.map(({ id, time, price, caption }, index) => {
          const subject = t('sample-gallery-swipe:subject', { number: index + 1 });
          return (
            <li key={id} id={`pier-${id}`}>
              <WideImage
                src={`/images/halftones/pier-${id}.webp`}
                width={312}
                height={372}
                alt={t(`sample-gallery-swipe:${id}Alt`)}
                data-hour={id}
              />
              <Caption>
                <Time>{formatTime(time, locale)}</Time>
                <span>
                  <b>{t(caption)}</b>
                  {t('sample-gallery-swipe:size', { price: formatMoney(price, 'GBP', locale) })}
                </span>
              </Caption>
              <FootAction
                href={`mailto:prints@harbour-light.example?subject=${encodeURIComponent(subject)}`}
              >
                {t('sample-gallery-swipe:ask')}
              </FootAction>
            </li>
          );
        })}
      </Prints>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #101b33;
  --_ink: #f6ecd9;
  --_second: #c3c8d6;
  --_corner: 0;
  padding-block: 50px 22px;

  ${Object.entries(COLORS).map(
    ([hour, color]) => `[data-hour='${hour}'] { background-color: ${color}; }`,
  )}
`;

const Title = styled(PageTitle)`
  ${titleFont('min(58px, 16vw)', 0.88)}

  text-wrap: balance;

  &:lang(fr) {
    font-size: min(55px, 15.2vw);
    font-stretch: 112%;
  }
`;

const Lead = styled.div`
  margin-block-start: 12px;
  color: var(--_second);
`;

/* Each is as high as a thumb needs and shows a band of its color. */
const Hours = styled.nav`
  display: grid;
  grid-template-columns: repeat(6, 1fr);

  a {
    block-size: 44px;
    border-block: solid var(--_ground);
    border-block-width: 15px;
  }
`;

const Prints = styled.ul`
  ${mixins.listReset}
  display: flex;
  flex: 1;
  gap: 12px;
  margin-inline: calc(-1 * var(--_gutter));
  padding-inline: var(--_gutter);
  scroll-padding-inline: var(--_gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  & > li {
    display: flex;
    flex: none;
    flex-direction: column;
    inline-size: min(320px, 97%);
    scroll-snap-align: start;
    /* A link to it scrolls the row only, not the page. */
    scroll-margin-block: 100vh;
  }

  @media print {
    flex-wrap: wrap;
  }
`;

const Caption = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding-block: 10px 12px;
  line-height: 1.25;

  b {
    display: block;
    font-weight: 650;
  }
`;

const Time = styled.span`
  ${font('figure', '46px')}
`;
