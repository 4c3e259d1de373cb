import { ArrowUpRightIcon } from '@waypage/ui';
import { media, mixins } from '@waypage/ui/theme';
import type { MessageKey } from '@waypage/content/messages';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { font, Page, PageTitle, titleFont } from '../PageParts.tsx';

interface Line {
  readonly label: MessageKey<'sample-link-plain'>;
  readonly original: string;
  readonly href: string;
}

const SITE = 'https://ilse-falk.example';

const LINES: readonly Line[] = [
  { label: 'sample-link-plain:novel', original: 'Roman', href: `${SITE}/roman` },
  { label: 'sample-link-plain:books', original: 'Værker', href: `${SITE}/books` },
  { label: 'sample-link-plain:words', original: 'Ord', href: `${SITE}/words` },
  { label: 'sample-link-plain:readings', original: 'Oplæsning', href: `${SITE}/readings` },
  { label: 'sample-link-plain:write', original: 'Brev', href: 'mailto:ilse@ilse-falk.example' },
];

/** Set like a book with the original on the facing page. */
export default function PlainLinksPage() {
  const { t } = useTranslation(['sample-link-plain']);
  return (
    <Root>
      <Name>
        <span>{t('sample-link-plain:first')} </span>
        <span>{t('sample-link-plain:second')}</span>
      </Name>
      <Lead>
        <span>{t('sample-link-plain:lead')}</span>
        <span lang="da" dir="ltr">
          Oversætter
        </span>
      </Lead>
      <Lines role="list">
        {LINES.map(({ label, original, href }) => (
          <li key={href}>
            <a
              href={href}
              {...(href.startsWith(SITE) && { target: '_blank', rel: 'noopener nofollow' })}
            >
              <b>{t(label)}</b>
              <Original lang="da" dir="ltr">
                {original}
              </Original>
              {href.startsWith(SITE) && <NewTabNote />}
            </a>
          </li>
        ))}
      </Lines>
      <Read href={`${SITE}/roman/1`} target="_blank" rel="noopener nofollow">
        <span>
          {t('sample-link-plain:read')}
          <ArrowUpRightIcon size={20} />
        </span>
        <Original lang="da" dir="ltr">
          Kapitel 1
        </Original>
        <NewTabNote />
      </Read>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #ffffff;
  --_ink: #1c2fae;
  /* Visible on both halves. */
  --_focus: #e0701a;
  background: linear-gradient(90deg, #ffffff 50%, #1c2fae 50%);
  padding-block-start: 64px;

  & > * > *,
  li > a > * {
    min-inline-size: 0;
  }
`;

const Name = styled(PageTitle)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${titleFont('min(64px, 17.7vw)', 0.9)}
  letter-spacing: -0.05em;

  span {
    padding-inline: 18px 0;
  }

  span + span {
    color: #ffffff;
  }
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-block: 14px 30px;
  font-size: 16px;

  span {
    padding-inline: 18px 14px;
  }

  span + span {
    color: #ffffff;
  }
`;

const Original = styled.span`
  ${font('dimension', '30px')}
  color: #ffffff;
`;

const Lines = styled.ul`
  ${mixins.listReset}
  display: grid;
  flex: 1;
  grid-auto-rows: 1fr;

  li {
    display: grid;
    min-block-size: 74px;
    border-block-start: 1px solid;
    border-image: linear-gradient(90deg, #1c2fae 50%, #ffffff 50%) 1;
  }

  a {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: center;
    text-decoration: none;
  }

  a > * {
    padding-inline: 18px 10px;
  }

  a:focus-visible {
    outline-offset: -6px;
  }

  @media ${media.hover} {
    a:hover b {
      text-decoration: underline;
    }
  }

  b {
    font-weight: 650;
    font-size: 17px;
    line-height: 1.2;
  }
`;

const Read = styled.a`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-block-size: 92px;
  color: #ffffff;
  background: linear-gradient(90deg, #1c2fae 50%, #ffffff 50%);
  font-weight: 650;
  font-size: 17px;
  line-height: 1.2;
  text-decoration: none;

  & > span:not(:last-child) {
    display: flex;
    gap: 8px;
    align-items: center;
    padding-inline: 18px 10px;
  }

  &&:focus-visible {
    outline-offset: -6px;
  }

  @media ${media.hover} {
    &:hover > span:first-child {
      text-decoration: underline;
    }
  }

  ${Original} {
    color: #1c2fae;
  }
`;
