import type { SolutionId } from '@waypage/content/solutions';
import { LinkIcon, StarIcon } from '@waypage/ui';
import { media, tokens, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

const STARS = [1, 2, 3, 4, 5];

/** The top of an external page that a code leads to. Decorative: the link around it has the text. */
export function BrowserCard({ id }: { readonly id: SolutionId }) {
  const { t } = useTranslation(['sample-website', 'sample-google']);
  return (
    <Browser aria-hidden="true">
      {id === 'website' ? (
        <>
          <Bar>
            <Lock />
            <span>{t('sample-website:page.address')}</span>
          </Bar>
          <Image
            src="/images/halftones/still-life.webp"
            width={360}
            height={248}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <Title>{t('sample-website:page.title')}</Title>
        </>
      ) : (
        <>
          <Bar>
            <LinkIcon size={16} />
            <span>{t('sample-google:page.yourLink')}</span>
          </Bar>
          <Title>{t('sample-google:name')}</Title>
          <Stars>
            {STARS.map((star) => (
              <StarIcon key={star} size={27} />
            ))}
          </Stars>
        </>
      )}
    </Browser>
  );
}

/** Lucide: lock. */
function Lock() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
    >
      <path d="M4 11h16v10H4zM7 11V7a5 5 0 0 1 10 0v4" />
    </svg>
  );
}

/* A customer's page: it stays light in the dark theme. */
const Browser = styled.div`
  display: flex;
  flex-direction: column;
  align-self: end;
  inline-size: 100%;
  min-block-size: 89%;
  border: 2px solid ${vars.stock.onStock};
  border-block-end: 0;
  overflow: hidden;
  color: ${vars.stock.onStock};
  background: ${tokens.color.light.sheet};
`;

const Bar = styled.div`
  display: flex;
  gap: 8px;
  flex: none;
  align-items: center;
  block-size: 34px;
  padding-inline: 10px;
  border-block-end: 2px solid ${vars.stock.onStock};
  ${typography.small}
  line-height: 1;
  white-space: nowrap;
  background: #e4e2d9;

  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    line-height: 1.3;
    text-overflow: ellipsis;
  }
  @media ${media.belowSm} {
    gap: 6px;
    font-size: 0.8125rem;
  }
`;

const Image = styled.img`
  flex: 1;
  min-block-size: 0;
  inline-size: 100%;
  object-fit: cover;
  object-position: 50% 70%;
  background: ${vars.stock.seafoam};
`;

const Title = styled.div`
  flex: none;
  padding: 14px 12px 12px;
  ${typography.h3Wide}
  font-size: 1.125rem;
  line-height: 1.02;

  @media ${media.sm} {
    font-size: 1.4375rem;
  }
  &:not(:lang(en)) {
    font-stretch: ${tokens.font.width.wideLong};
  }
`;

const Stars = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px 12px;

  & > svg {
    flex: 0 1 27px;
    min-inline-size: 0;
  }
`;
