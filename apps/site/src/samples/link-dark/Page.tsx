import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import {
  column,
  FootAction,
  Page,
  PageTitle,
  titleFont,
  underlineOnHover,
  WideImage,
} from '../PageParts.tsx';

/** Each link has a phase of the moon: the lit part of a disc with a radius of 11. */
const LINKS = [
  ['/nights', 'sample-link-dark:nights', 'M12 1a11 11 0 0 1 0 22 16 16 0 0 0 0-22z'],
  ['/schools', 'sample-link-dark:schools', 'M12 1a11 11 0 0 1 0 22z'],
  ['/chart', 'sample-link-dark:chart', 'M12 1a11 11 0 0 1 0 22 16 16 0 0 1 0-22z'],
  ['/photographs', 'sample-link-dark:photographs', 'M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22z'],
] as const;

export default function DarkLinksPage() {
  const { t } = useTranslation(['sample-link-dark']);
  return (
    <Root>
      <Moon src="/images/halftones/moon.webp" width={360} height={330} />
      <Body>
        <Name>
          <span>{t('sample-link-dark:first')} </span>
          <span>{t('sample-link-dark:second')}</span>
        </Name>
        <Lead>{t('sample-link-dark:lead')}</Lead>
        <Links role="list">
          {LINKS.map(([path, label, lit]) => (
            <li key={path}>
              <a
                href={`https://salma-looks-up.example${path}`}
                target="_blank"
                rel="noopener nofollow"
              >
                <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
                  <circle cx="12" cy="12" r="11" fill="#2b3050" />
                  <path d={lit} fill="currentColor" />
                </svg>
                {t(label)}
                <NewTabNote />
              </a>
            </li>
          ))}
        </Links>
        <Ask
          href={`mailto:salma@salma-looks-up.example?subject=${encodeURIComponent(t('sample-link-dark:ask'))}`}
        >
          {t('sample-link-dark:ask')}
        </Ask>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #0d1020;
  --_ink: #f0e5be;
  --_second: #b9b6a8;
  --_rule: #333852;
`;

const Moon = styled(WideImage)`
  aspect-ratio: 360 / 292;
  object-fit: cover;
  object-position: 50% 100%;
`;

const Body = styled.div`
  ${column}
  margin-block-start: -6px;
  padding: 0 22px 24px;
`;

const Name = styled(PageTitle)`
  ${titleFont('min(56px, 15.5vw)', 0.88)}
  letter-spacing: -0.045em;

  /* Two lines, so that the whole page fits in a phone. */
  &:not(:lang(en)) {
    font-stretch: 100%;
    font-size: min(50px, 13.8vw);
    line-height: 0.94;
    letter-spacing: -0.03em;
  }
`;

const Lead = styled.div`
  margin-block: 12px;
  font-size: 16px;
  color: var(--_second);
  text-wrap: balance;
`;

const Links = styled.ul`
  ${mixins.listReset}
  margin-block-end: 16px;

  li {
    border-block-start: 1px solid var(--_rule);
  }

  a {
    display: flex;
    gap: 14px;
    align-items: center;
    min-block-size: 47px;
    padding-block: 8px;
    font-weight: 600;
    font-size: 16.5px;
    line-height: 1.2;
    text-decoration: none;
  }

  ${underlineOnHover}

  svg {
    flex: none;
  }
`;

const Ask = styled(FootAction)`
  border-radius: 27px;
`;
